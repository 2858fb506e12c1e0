import jax

@jax.jit
def relu(x):
    return x if x > 0 else 0.0

relu(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 5
# highlight = [5]
# ///
