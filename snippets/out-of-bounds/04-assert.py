import jax

@jax.jit
def f(x):
    assert x > 0
    return x

f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "boolean conversion"
# line = 5
# highlight = [5]
# but = "An `assert` on a traced value: `checkify.check`."
# ///
