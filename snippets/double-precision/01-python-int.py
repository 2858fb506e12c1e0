import jax

jax.jit(lambda x: x)(2**40)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "OverflowError"
# says = "argument path is x"
# line = 3
# highlight = [3]
# ///
