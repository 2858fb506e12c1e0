import dataclasses
from functools import partial

import jax, jax.numpy as jnp

@partial(jax.tree_util.register_dataclass, data_fields=["x"], meta_fields=["table"])
@dataclasses.dataclass(frozen=True)
class State:
    x: jax.Array
    table: jax.Array

step = jax.jit(lambda state: state.x)
step(State(1.0, jnp.ones(2)))
step(State(1.0, jnp.ones(2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ValueError"
# says = "Exception raised while checking equality of metadata fields"
# line = 14
# highlight = [6, 14]
# ///
