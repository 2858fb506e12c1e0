import dataclasses

import jax
import jax.numpy as jnp

@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Result:
    value: jax.Array
    name: str = dataclasses.field(metadata=dict(static=True))

@jax.jit
def total(x):
    return Result(jnp.sum(x), "total")

print(total(jnp.ones(3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 9, 10]
# ///
