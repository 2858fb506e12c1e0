import jax

jax.random.key(1.5)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "must be an integer"
# line = 3
# highlight = [3]
# ///
