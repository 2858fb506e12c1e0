import pickle
import jax

pickle.dumps(jax.jit(abs).lower(1.0).compile())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "pickle"
# highlight = [4]
# ///
