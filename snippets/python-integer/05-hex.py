import jax

@jax.jit
def f(n):
    return len(hex(n))

f(255)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__"
# line = 5
# highlight = [5]
# ///
