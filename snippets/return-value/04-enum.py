import enum
import jax

class State(enum.Enum):
    DONE = 1

jax.jit(lambda x: (x, State.DONE))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 7
# highlight = [7]
# ///
