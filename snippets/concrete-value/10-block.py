import jax

@jax.jit
def f(x):
    return x.block_until_ready()

f(3.7)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "block_until_ready"
# line = 5
# highlight = [5]
# ///
