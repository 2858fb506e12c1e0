import jax

@jax.jit
def is_known(x):
    return x in (1, 2)

is_known(2)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 5
# highlight = [5]
# ///
