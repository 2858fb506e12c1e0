import jax

rates = [0.1, 0.2, 0.3]

@jax.jit
def f(i):
    return rates[i]

f(1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__"
# line = 7
# highlight = [7]
# ///
