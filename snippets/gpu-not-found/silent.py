import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return 2 * x

print(f(jnp.ones(2)).devices(), jax.default_backend())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
