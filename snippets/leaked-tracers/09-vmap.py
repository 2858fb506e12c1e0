import jax

seen = []
def f(x):
    seen.append(2 * x)
    return x

jax.vmap(f)(jax.numpy.ones(3))
seen[0] + 1

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.UnexpectedTracerError"
# says = "BatchTracer"
# line = 9
# highlight = [5]
# ///
