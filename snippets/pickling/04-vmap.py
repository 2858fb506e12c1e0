import pickle
import jax

pickle.dumps(jax.vmap(abs))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "_pickle.PicklingError"
# says = "not the same object"
# highlight = [4]
# ///
