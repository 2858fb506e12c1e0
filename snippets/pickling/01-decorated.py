import pickle
import jax

@jax.jit
def scale(x):
    return x * 13

pickle.dumps(scale)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "_pickle.PicklingError"
# says = "not the same object"
# highlight = [4, 8]
# ///
