import jax

jax.jit(lambda x: "done")(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "<class 'str'>"
# line = 3
# highlight = [3]
# ///
