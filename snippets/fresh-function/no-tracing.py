import jax

def train(w, x):
    return jax.jit(lambda w: w - 0.25 * w * x)(w)

w, x = jax.numpy.ones(2)
w = train(w, x)
with jax.no_tracing(True):
    w = train(w, x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# raises = "RuntimeError"
# says = "re-tracing function <lambda>"
# line = 4
# ///
