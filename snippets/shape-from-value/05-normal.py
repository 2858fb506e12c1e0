import jax

@jax.jit
def f(key, n):
    return jax.random.normal(key, (n,))

f(jax.random.key(0), 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Shapes must be 1D"
# line = 5
# highlight = [5]
# ///
