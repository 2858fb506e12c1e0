import jax

@jax.jit
def ordered(a, b):
    return sorted([a, b])

ordered(2.0, 1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 5
# highlight = [5]
# ///
