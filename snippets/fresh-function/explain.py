import jax

def train(w, x):
    step = jax.jit(lambda w: w - 0.25 * w * x)
    return step(w)

w, x = jax.numpy.ones(2)
jax.config.update("jax_explain_cache_misses", True)
for _ in range(2):
    w = train(w, x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# ///
