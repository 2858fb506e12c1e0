from functools import partial

import jax

@partial(jax.jit, static_argnames="rate")
def step(w, rate):
    return w - rate * w

jax.config.update("jax_explain_cache_misses", True)
for rate in (0.5, 0.25):
    step(1.0, rate=rate)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [9]
# ///
