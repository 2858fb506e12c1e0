import jax

power = jax.jit(static_argnames="n")
power(2.0, 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "takes 1 positional argument"
# line = 4
# highlight = [3, 4]
# ///
