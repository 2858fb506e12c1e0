import jax

jax.jit(lambda x: x.at[0].set(7))([0.0, 0.0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "'list' object has no attribute 'at'"
# line = 3
# highlight = [3]
# ///
