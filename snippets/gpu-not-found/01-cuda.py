import jax

jax.devices("cuda")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Unknown backend cuda"
# line = 3
# highlight = [3]
# ///
