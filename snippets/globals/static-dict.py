from functools import partial

import jax

@partial(jax.jit, static_argnames="config")
def step(grad, config):
    return -config["rate"] * grad

step(1.0, config={"rate": 1.0})

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# raises = "ValueError"
# says = "Non-hashable static arguments"
# line = 9
# ///
