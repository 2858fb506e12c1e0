from dataclasses import dataclass
from functools import partial

import jax

@dataclass(frozen=True)
class Config:
    rate: float
    layers: tuple = (3, 4)

@partial(jax.jit, static_argnames="config")
def step(x, config):
    return x - config.rate * sum(config.layers)

for rate in (0.5, 0.5, 1.0):
    print(step(2.0, Config(rate)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {step = 2}
# ///
