import pickle
import jax

pickle.dumps(jax.grad(abs))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "_pickle.PicklingError"
# says = "not the same object"
# highlight = [4]
# ///
