import dataclasses

import jax

@dataclasses.dataclass(frozen=True)
class Model:
    weights: jax.Array

model = Model(jax.numpy.ones(2))
hash(model)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "unhashable type"
# line = 10
# highlight = [7]
# ///
