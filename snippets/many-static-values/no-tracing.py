from functools import partial

import jax

@partial(jax.jit, static_argnames="rate")
def step(w, rate):
    return w - rate * w

w = 1.0
for i in range(5):
    with jax.no_tracing(i > 0):
        w = step(w, rate=0.5**i)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [11]
# raises = "RuntimeError"
# says = "re-tracing function step"
# line = 12
# ///
