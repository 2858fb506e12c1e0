import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return 2 * x

x = jax.device_put(jnp.zeros(3), jax.devices()[0])
x = f(x)
x = f(x)
print(x.shape, x.dtype, x.device)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# traces = {f = 1}
# compiles = {f = 1}
# highlight = [8]
# ///
