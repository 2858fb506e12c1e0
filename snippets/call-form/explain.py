import jax

@jax.jit
def f(x):
    return x[0] + x[1]

jax.config.update("jax_explain_cache_misses", True)
f([1.0, 2.0])
f((1.0, 2.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [7]
# ///
