import jax
import jax.numpy as jnp

weights = jnp.ones(2)

@jax.jit
def predict(x):
    return weights * x

def test_predict_captures_no_array():
    consts = predict.trace(1.0).jaxpr.consts
    assert not consts, f"captured: {consts}"

test_predict_captures_no_array()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [11]
# raises = "AssertionError"
# says = "captured: [Array([1., 1.], dtype=float32)]"
# line = 12
# ///
