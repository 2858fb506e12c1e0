import jax

@jax.jit
def halve(x):
    while x > 1:
        x = x / 2
    return x

halve(8.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 5
# highlight = [5]
# ///
