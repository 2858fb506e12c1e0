import jax

@jax.jit
def f(x):
    return jax.lax.cond(x > 0, x, -x)

f(3.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "callable"
# line = 5
# highlight = [5]
# ///
