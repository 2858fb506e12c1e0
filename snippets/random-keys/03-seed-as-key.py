import jax

jax.random.normal(0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "invalid PRNG key data"
# line = 3
# highlight = [3]
# ///
