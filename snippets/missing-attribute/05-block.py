import jax

jax.jit(lambda x: (2 * x).block_until_ready())(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "The 'block_until_ready' method is not available on traced array"
# line = 3
# highlight = [3]
# ///
