import jax

seen = []
def body(total, x):
    seen.append(total)
    return total + x, x

jax.lax.scan(body, 0.0, jax.numpy.ones(3))
seen[0] + 1

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[]"
# line = 9
# highlight = [5]
# ///
