import jax
import numpy as np

traces = []

def step(batch):
    traces.append(batch.shape)
    return batch.mean()

def test_one_trace_for_an_epoch():
    f = jax.jit(step)
    for size in (4, 4, 2):
        f(np.ones(size, "float32"))
    assert len(traces) == 1, f"{len(traces)} traces: {traces}"

test_one_trace_for_an_epoch()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "2 traces"
# line = 14
# highlight = [7, 14]
# ///
