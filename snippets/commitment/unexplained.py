import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return 2 * x

f(jnp.zeros(3))
x = jax.device_put(jnp.zeros(3), jax.devices()[0])
with jax.explain_cache_misses():
    f(x)
print("nothing was explained")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10]
# ///
