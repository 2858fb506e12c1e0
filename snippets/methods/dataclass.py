import dataclasses
from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.tree_util.register_dataclass, data_fields=["rate"], meta_fields=["name"])
@dataclasses.dataclass(frozen=True)
class Scaler:
    rate: jax.Array
    name: str
    @jax.jit
    def scale(self, x):
        return self.rate * x

for rate in (2.0, 5.0):
    print(Scaler(jnp.float32(rate), "s").scale(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8, 12]
# traces = {scale = 1}
# ///
