import jax
import jax.numpy as jnp

def double(x):
    print("x =", x)
    return 2 * x

jax.vmap(double)(jnp.arange(3.0))
jax.grad(double)(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8, 9]
# ///
