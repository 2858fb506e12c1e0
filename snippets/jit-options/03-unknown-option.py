import jax

jax.jit(lambda x, n: x**n, fast=True)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "unexpected keyword"
# line = 3
# highlight = [3]
# ///
