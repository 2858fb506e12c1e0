import jax

jax.jit(lambda x: jax.device_put(0.0, x.device))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "has no attribute device"
# line = 3
# highlight = [3]
# ///
