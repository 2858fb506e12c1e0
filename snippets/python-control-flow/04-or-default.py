import jax

@jax.jit
def scale(x, factor=None):
    return x * (factor or 2.0)

scale(1.0, 5.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "float32[]"
# line = 5
# highlight = [5]
# ///
