import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x.sum()

x, longer = jnp.ones(3), jnp.ones(4)
f(x)
with jax.log_compiles():
    f(x)
    f(longer)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [10]
# ///
