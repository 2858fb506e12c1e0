import jax

jax.config.update("jax_platforms", "cuda")
jax.devices()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AssertionError"
# says = ""
# line = 4
# highlight = [3]
# but = "JAX_PLATFORMS or jax_platforms asks for cuda, and no NVIDIA device file is visible: no GPU, or a container that was not given one."
# ///
