import jax

@jax.jit
def total(x, seen=[]):
    seen.append(2 * x)
    return sum(seen)

total(1.0)
total(2)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[]"
# line = 9
# highlight = [4]
# ///
