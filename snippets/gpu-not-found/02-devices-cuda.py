import jax

jax.devices("cuda")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "cuda"
# highlight = [3]
# ///
