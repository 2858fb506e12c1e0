import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x.sum()

x = jnp.ones(10)
y = jnp.ones(20)
f(x).block_until_ready()
with jax.no_tracing():
    f(y).block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "RuntimeError"
# says = "no_tracing"
# line = 12
# highlight = [12]
# ///
