import jax

jax.jit(lambda x: x.numpy())(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "has no attribute numpy"
# line = 3
# highlight = [3]
# ///
