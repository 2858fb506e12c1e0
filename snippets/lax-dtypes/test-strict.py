import jax
import jax.numpy as jnp

@jax.jit
def scale(x, weights):
    return x * weights

def test_scale_promotes_nothing():
    half, single = jnp.ones(2, jnp.float16), jnp.ones(2)
    with jax.numpy_dtype_promotion("strict"):
        scale(half, single)

test_scale_promotes_nothing()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [10]
# raises = "jax.dtypes.TypePromotionError"
# says = "no available implicit dtype promotion path"
# varies = ["Input dtypes \\([^)]*\\)"]
# line = 6
# ///
