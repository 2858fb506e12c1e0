import jax
import numpy as np

@jax.jit
def step(batch):
    return batch.mean()

rows = np.arange(10, dtype="float32")
for start in range(0, len(rows), 4):
    batch = rows[start : start + 4]
    print(batch.shape, step(batch))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# compiles = {step = 2}
# traces = {step = 2}
# ///
