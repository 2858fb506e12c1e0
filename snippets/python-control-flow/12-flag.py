import jax

@jax.jit
def activate(x, approximate):
    return jax.nn.gelu(x, approximate=approximate)

activate(1.0, True)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 5
# highlight = [5]
# ///
