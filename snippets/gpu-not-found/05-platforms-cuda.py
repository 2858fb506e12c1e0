import jax

jax.config.update("jax_platforms", "cuda")
jax.devices()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AssertionError"
# highlight = [3, 4]
# ///
