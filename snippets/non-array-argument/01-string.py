import jax

jax.jit(lambda x, kind: x)(1.0, "double")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "<class 'str'>"
# line = 3
# highlight = [3]
# ///
