import jax

slot = {}

@jax.jit
def inner(y):
    return y + slot["x"]

def outer(x):
    slot["x"] = x
    return inner(x)

x = jax.numpy.float32(1.0)
jax.jit(outer)(x)
outer(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# but = "`inner` keeps its first trace, and in it the tracer that `outer` had then."
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[]"
# line = 11
# highlight = [7, 10]
# ///
