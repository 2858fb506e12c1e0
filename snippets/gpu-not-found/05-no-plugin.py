import os
import jax

exists = os.path.exists
os.path.exists = lambda path: path == "/dev/nvidia0" or exists(path)
jax.config.update("jax_platforms", "cuda")
jax.devices()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Backend 'cuda' is not in the list of known backends"
# line = 7
# highlight = [5, 6]
# ///
