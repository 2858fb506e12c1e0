import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return 2 * x

x = f(jnp.zeros(3))
x = jax.device_put(x, jax.devices()[0])
x = f(x)
print(x.shape, x.dtype, x.device)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# traces = {f = 1}
# compiles = {f = 2}
# highlight = [9]
# ///
