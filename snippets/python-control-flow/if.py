import jax

@jax.jit
def leaky(x):
    if x > 0:
        return x
    return 0.1 * x

leaky(-3.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "jax.errors.TracerBoolConversionError"
# says = "Attempted boolean conversion of traced array with shape bool[]"
# line = 5
# highlight = [5]
# ///
