import jax

jax.jit(lambda x: jax.device_put(0.0, x.sharding))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "The 'sharding' attribute is not available on traced array"
# line = 3
# highlight = [3]
# ///
