import random

import jax
import numpy as np

@jax.jit
def explore(x):
    return -x if random.random() < 0.5 else x

def states():
    return {
        "random": random.getstate(),
        "numpy.random": str(np.random.get_state()),
    }

def test_a_trace_draws_nothing():
    before = states()
    explore(1.0)
    after = states()
    drew = [name for name in before if before[name] != after[name]]
    assert not drew, f"drew from: {', '.join(drew)}"

test_a_trace_draws_nothing()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "drew from: random"
# line = 21
# highlight = [13, 15]
# ///
