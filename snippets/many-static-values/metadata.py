from dataclasses import dataclass
from functools import partial

import jax

@partial(jax.tree_util.register_dataclass,
         data_fields=["w"], meta_fields=["rate"])
@dataclass
class State:
    w: float
    rate: float

@jax.jit
def step(state):
    return state.w - state.rate * state.w

for rate in (0.5, 0.25, 0.125):
    print(step(State(1.0, rate)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# traces = {step = 3}
# ///
