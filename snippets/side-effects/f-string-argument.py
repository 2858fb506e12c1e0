import jax

@jax.jit
def double(x):
    jax.debug.print(f"x = {x}", x)
    return 2 * x

double(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# raises = "ValueError"
# says = "Unused positional arguments"
# line = 5
# ///
