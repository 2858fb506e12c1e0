import jax
import jax.numpy as jnp
import numpy as np

def buffer():
    raw = np.zeros(4 * 1000 + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start:start + 4000].view(np.float32)

busy = jax.jit(lambda m: jax.lax.fori_loop(0, 40, lambda i, m: jnp.sin(m @ m), m))
m = jnp.ones((600, 600))
busy(m).block_until_ready()
x = buffer()
later = busy(m)
y = jnp.array(x)
x[0] = -1
print("even a copy, while the device is busy:", y[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [15]
# ///
