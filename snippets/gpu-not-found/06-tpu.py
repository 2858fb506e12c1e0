import jax

jax.devices("tpu")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "tpu"
# highlight = [3]
# ///
