import jax

@jax.jit
def power(x, n):
    for _ in range(n):
        x = x * 2
    return x

power(1.0, 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "The __index__() method was called on traced array with shape int32[]"
# line = 5
# highlight = [5]
# ///
