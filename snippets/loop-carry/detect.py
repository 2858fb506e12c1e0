import jax
import jax.numpy as jnp

def total(xs):
    return jax.lax.scan(lambda s, x: (s + x, None), jnp.float32(0), xs)[0]

def test_total_traces_for_each_dtype():
    for dtype in (jnp.float32, jnp.bfloat16, jnp.int32, jnp.complex64):
        jax.eval_shape(total, jax.ShapeDtypeStruct((3,), dtype))

test_total_traces_for_each_dtype()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "TypeError"
# says = "carry input and carry output must have equal types"
# line = 5
# highlight = [9]
# ///
