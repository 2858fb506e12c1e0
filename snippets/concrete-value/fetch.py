import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x + 1

y = f(jnp.float32(1.25)).block_until_ready()
print(repr(jax.device_get(y)), round(float(y), 1))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 9]
# ///
