import jax
import jax.numpy as jnp

traces = 0


@jax.jit
def f(x):
    global traces
    traces += 1
    return x.sum()


rows = jnp.ones((10, 3))
for i in range(0, 10, 4):
    batch = rows[i : i + 4]
    f(batch)
    print(f"batch of {len(batch)}: traces so far {traces}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {f = 2}
# claim = "Batches of a fixed size keep a function from being traced again."
# verdict = "half right"
# see = "new-shapes padding"
# ///
