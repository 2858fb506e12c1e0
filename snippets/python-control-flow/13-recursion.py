import jax

@jax.jit
def factorial(n):
    return 1 if n == 0 else n * factorial(n - 1)

factorial(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 5
# highlight = [5]
# ///
