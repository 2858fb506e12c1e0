import dataclasses
import jax

@dataclasses.dataclass
class Config:
    rate: float

jax.jit(lambda x, c: x, static_argnums=1)(1.0, Config(0.1))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Config"
# line = 8
# highlight = [4, 8]
# ///
