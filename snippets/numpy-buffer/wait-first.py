import jax
import jax.numpy as jnp
import numpy as np

raw = np.zeros(4 * 1000 + 64, np.uint8)
start = -raw.ctypes.data % 64
batch = raw[start:start + 4000].view(np.float32)
m = jnp.ones((1500, 1500))
mean = jax.jit(lambda m, x: (m @ m @ m).sum() * 0 + x.mean())
means = []
for step in range(3):
    batch[:] = step
    means.append(mean(m, batch).block_until_ready())
print([float(x) for x in means])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [13]
# ///
