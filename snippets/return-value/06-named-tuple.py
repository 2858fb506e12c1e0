from typing import NamedTuple
import jax

class Result(NamedTuple):
    value: float
    name: str

jax.jit(lambda x: Result(x, "loss"))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "<class 'str'>"
# line = 8
# highlight = [8]
# ///
