import jax
import jax.numpy as jnp

def loss(params):
    return params["w"] * params["scale"]

def test_gradient_exists():
    jax.eval_shape(jax.grad(loss), {"w": 1.0, "scale": 2})

test_gradient_exists()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "TypeError"
# says = "int32"
# line = 8
# highlight = [8]
# ///
