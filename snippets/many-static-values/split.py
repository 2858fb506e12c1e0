from dataclasses import dataclass
from functools import partial

import jax

@partial(jax.tree_util.register_dataclass,
         data_fields=["rate"], meta_fields=["sign"])
@dataclass
class Config:
    rate: float
    sign: str

@jax.jit
def step(w, config):
    step = config.rate * w
    return w - step if config.sign == "down" else w + step

for sign in ("down", "up"):
    for rate in (0.5, 0.25, 0.125):
        print(sign, rate, step(1.0, Config(rate, sign)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8, 9]
# traces = {step = 2}
# ///
