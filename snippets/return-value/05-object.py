import dataclasses
import jax

@dataclasses.dataclass
class Result:
    value: float

f = jax.jit(lambda x: Result(x))
f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Result"
# line = 9
# highlight = [4, 9]
# ///
