import jax
import pickle

def scale(x):
    return x * 13

fast = jax.jit(scale)
pickle.dumps(fast)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "AttributeError"
# says = "local object"
# varies = ["Can't (get|pickle) local object"]
# highlight = [8]
# ///
