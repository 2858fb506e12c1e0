import jax

@jax.jit
def steps(x):
    for i in range(10):
        if x * i > 5:
            break
    return i

steps(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 6
# highlight = [6]
# ///
