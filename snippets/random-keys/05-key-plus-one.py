import jax

jax.random.key(0) + 1

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "key<fry>"
# line = 3
# highlight = [3]
# ///
