import jax
import jax.numpy as jnp

@jax.jit
def relu(x):
    return jax.lax.max(x, 0.0)

def test_relu_takes_all_floats():
    for dtype in ("float32", "bfloat16", "float16"):
        x = jax.ShapeDtypeStruct((4,), dtype)
        assert jax.eval_shape(relu, x).dtype == dtype

test_relu_takes_all_floats()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [11]
# raises = "TypeError"
# says = "got bfloat16, float32"
# line = 6
# ///
