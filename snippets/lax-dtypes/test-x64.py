import jax
import jax.numpy as jnp

@jax.jit
def relu(x):
    return jax.lax.max(x, 0.0)

def test_relu_survives_x64():
    x = jnp.ones(4, jnp.float32)
    with jax.enable_x64(True):
        jax.eval_shape(relu, x)

test_relu_survives_x64()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [10, 11]
# raises = "TypeError"
# says = "got float32, float64"
# line = 6
# ///
