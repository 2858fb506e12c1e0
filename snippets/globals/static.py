from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

class Config(NamedTuple):
    activation: str = "relu"
    layers: int = 2

@partial(jax.jit, static_argnames="config")
def run(x, config):
    for _ in range(config.layers):
        x = getattr(jax.nn, config.activation)(x)
    return x

x = jnp.array([-2.0, 2.0])
for name in ("relu", "hard_tanh", "relu"):
    print(name, run(x, config=Config(name)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 11]
# traces = {run = 2}
# ///
