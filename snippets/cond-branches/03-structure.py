import jax

@jax.jit
def f(x):
    return jax.lax.cond(x > 0, lambda: (x, x), lambda: x)

f(3.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "pytree structure"
# line = 5
# highlight = [5]
# ///
