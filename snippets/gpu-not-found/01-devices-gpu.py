import jax

jax.devices("gpu")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Unknown backend"
# highlight = [3]
# ///
