import jax
import jax.numpy as jnp

def f(x):
    return jax.lax.cond(x > 0, lambda: x * 2, lambda: x / 2)

def test_f_traces_for_each_dtype():
    for dtype in (jnp.float32, jnp.int32):
        jax.eval_shape(f, jax.ShapeDtypeStruct((), dtype))

test_f_traces_for_each_dtype()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "TypeError"
# says = "cond branches must have equal output types"
# line = 5
# highlight = [9]
# ///
