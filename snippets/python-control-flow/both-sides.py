import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return jnp.where(x > 0, jnp.log(x), 0.0)

print("value", f(0.0), "gradient", jax.grad(f)(0.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
