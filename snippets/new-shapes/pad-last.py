import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def step(batch, n):
    return batch.mean(where=jnp.arange(batch.size) < n)

rows = np.arange(10, dtype="float32")
for start in range(0, len(rows), 4):
    batch = rows[start : start + 4]
    n = len(batch)
    batch = np.pad(batch, (0, 4 - n))
    print(batch.shape, step(batch, n))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# compiles = {step = 1}
# highlight = [6, 7, 13]
# ///
