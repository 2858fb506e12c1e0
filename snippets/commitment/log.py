import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return 2 * x

f(jnp.zeros(3))
x = jax.device_put(jnp.zeros(3), jax.devices()[0])
with jax.log_compiles():
    f(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [10]
# ///
