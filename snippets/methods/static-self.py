from dataclasses import dataclass
from functools import partial

import jax

@dataclass(frozen=True)
class Scaler:
    rate: float

    @partial(jax.jit, static_argnames="self")
    def scale(self, x):
        return self.rate * x

for rate in (2.0, 2.0, 5.0):
    print(Scaler(rate).scale(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 10]
# traces = {scale = 2}
# ///
