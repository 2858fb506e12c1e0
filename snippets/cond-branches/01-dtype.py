import jax

@jax.jit
def f(x):
    return jax.lax.cond(x > 0, lambda: x, lambda: 0)

f(3.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "cond branches must have equal output types"
# line = 5
# highlight = [5]
# ///
