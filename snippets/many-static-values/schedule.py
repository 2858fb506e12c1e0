import jax
import jax.numpy as jnp

@jax.jit
def step(w, i):
    rate = jnp.where(i < 2, 0.5, 0.25)
    return w - rate * w

w = 1.0
for i in range(4):
    w = step(w, i)
    print(i, w)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {step = 1}
# ///
