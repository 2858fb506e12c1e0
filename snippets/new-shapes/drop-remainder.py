import jax
import numpy as np

@jax.jit
def step(batch):
    return batch.mean()

rows = np.arange(10, dtype="float32")
for start in range(0, len(rows) - 3, 4):
    batch = rows[start : start + 4]
    print(batch.shape, step(batch))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# compiles = {step = 1}
# highlight = [9]
# ///
