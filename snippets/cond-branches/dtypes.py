import jax

@jax.jit
def f(x):
    return jax.lax.cond(x > 0, lambda: x * 2, lambda: x / 2)

f(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "cond branches must have equal output types but they differ"
# line = 5
# highlight = [5]
# ///
