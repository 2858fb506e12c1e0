import jax

seen = []
def loss(w):
    seen.append(2 * w)
    return seen[0] ** 2

jax.grad(loss)(1.0)
seen[0] + 1

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.UnexpectedTracerError"
# says = "LinearizeTracer"
# line = 9
# highlight = [5]
# ///
