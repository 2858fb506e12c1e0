import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    print(jax.device_get(x) is x)
    print(jax.block_until_ready(x) is x)
    print(round(x, 1))
    return x

f(jnp.float32(1.25))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 7, 8]
# ///
