import jax

@jax.jit
def leaky(x):
    if x > 0:
        return x
    return 0.1 * x

leaky(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 5
# highlight = [5]
# ///
