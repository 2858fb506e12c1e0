import jax

@jax.jit
def f(i):
    return jax.lax.switch(i, [lambda: 1.0, lambda: 2.0])

f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Index type must be an integer"
# line = 5
# highlight = [5]
# ///
