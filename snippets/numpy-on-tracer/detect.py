import jax
import numpy as np

def loss(x):
    return np.mean(np.square(x))

def test_loss_traces():
    jax.eval_shape(loss, jax.ShapeDtypeStruct((3,), np.float32))

test_loss_traces()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "jax.errors.TracerArrayConversionError"
# says = ""
# line = 5
# highlight = [8]
# ///
