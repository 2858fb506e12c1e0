from dataclasses import dataclass, replace
from functools import partial

import jax

@dataclass(frozen=True)
class Model:
    scale: float
    @partial(jax.jit, static_argnums=0)
    def run(self, x):
        return self.scale * x

for scale in (2.0, 5.0, 2.0):
    model = replace(Model(1.0), scale=scale)
    print(scale, "gives", model.run(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 14]
# traces = {run = 2}
# ///
