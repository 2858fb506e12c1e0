import jax

rates = {0: 0.1, 1: 0.2}

@jax.jit
def f(i):
    return rates[i]

f(1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "unhashable type"
# line = 7
# highlight = [7]
# ///
