from functools import partial

import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="axis")
def center(x, axis, keep):
    return x - x.mean(axis=axis, keepdims=keep)

def test_center_traces():
    x = jax.ShapeDtypeStruct((2, 2), jnp.float32)
    center.eval_shape(x, axis=0, keep=True)

test_center_traces()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "ValueError"
# says = "Non-hashable static arguments are not supported"
# line = 8
# highlight = [12]
# compiles = {center = 0}
# ///
