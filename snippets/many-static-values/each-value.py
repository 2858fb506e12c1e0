from functools import partial

import jax

@partial(jax.jit, static_argnames="rate")
def step(w, rate):
    return w - rate * w

w = 1.0
for i in range(5):
    w = step(w, rate=0.5**i / 2)
print(w)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [5, 11]
# traces = {step = 5}
# compiles = {step = 5}
# ///
