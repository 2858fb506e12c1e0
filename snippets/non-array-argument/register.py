import dataclasses
from functools import partial

import jax

@partial(jax.tree_util.register_dataclass, data_fields=["x"], meta_fields=["kind"])
@dataclasses.dataclass(frozen=True)
class State:
    x: jax.Array
    kind: str

@jax.jit
def step(state):
    x = state.x * 2 if state.kind == "double" else state.x
    return dataclasses.replace(state, x=x)

print(step(State(1.0, "double")).x, step(State(1.0, "same")).x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 9]
# traces = {step = 2}
# ///
