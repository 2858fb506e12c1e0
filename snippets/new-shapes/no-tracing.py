import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x.sum()

x, longer = jnp.ones(3), jnp.ones(4)
f(x)
with jax.no_tracing(True):
    f(x)
    f(longer)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "RuntimeError"
# says = "re-tracing function f"
# line = 12
# highlight = [10, 11, 12]
# ///
