import dataclasses
import jax

@dataclasses.dataclass
class State:
    x: float

step = jax.jit(lambda state: state.x + 1)
step(State(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "State"
# line = 9
# highlight = [9]
# ///
