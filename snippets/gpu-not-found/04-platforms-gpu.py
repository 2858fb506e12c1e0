import jax

jax.config.update("jax_platforms", "gpu")
jax.devices()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Unable to initialize backend"
# highlight = [3, 4]
# ///
