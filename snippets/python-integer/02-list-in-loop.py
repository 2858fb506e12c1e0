import jax

rates = [0.1, 0.2, 0.3]

def body(i, total):
    return total + rates[i]

jax.lax.fori_loop(0, 3, body, 0.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__"
# line = 6
# highlight = [6]
# ///
