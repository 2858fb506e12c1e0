import jax

jax.grad(lambda x: jax.device_put(x, x.device))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "has no attribute device"
# line = 3
# highlight = [3]
# ///
