from jax.experimental import checkify

checkify.check(False, "too big: {x}", x=50)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "PyTrees of arrays"
# line = 3
# highlight = [3]
# ///
