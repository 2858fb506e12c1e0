import pickle
import jax

class Model:
    def __init__(self):
        self.run = jax.jit(abs)

pickle.dumps(Model())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "local object"
# varies = ["Can't (get|pickle) local object"]
# highlight = [6]
# ///
