import jax

@jax.jit
def f(x):
    return f"{x:.2f}"

f(3.7)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "unsupported format string"
# line = 5
# highlight = [5]
# ///
