import jax

jax.jit(lambda d: d)({1: 0.0, "a": 1.0})

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Comparator raised exception while sorting pytree dictionary keys"
# line = 3
# highlight = [3]
# ///
