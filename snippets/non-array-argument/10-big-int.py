import jax

jax.jit(lambda x: x)(2**31)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "OverflowError"
# says = "An overflow was encountered"
# line = 3
# highlight = [3]
# ///
