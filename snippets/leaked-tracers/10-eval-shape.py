import jax

seen = []
def f(x):
    seen.append(2 * x)
    return x

jax.eval_shape(f, 1.0)
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
