import jax
import jax.numpy as jnp

def window(x, i):
    return x[i : i + 2]

def test_window_traces():
    jax.eval_shape(window, jnp.arange(5.0), 1)

test_window_traces()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "IndexError"
# says = "static"
# line = 5
# highlight = [8]
# ///
