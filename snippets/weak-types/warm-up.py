import jax
import jax.numpy as jnp

traces = []

@jax.jit
def step(total, x):
    traces.append(total)
    return total + x.sum()

batches = jnp.ones((3, 4))
step(0.0, batches[0])
print("traces of the warm-up:", len(traces))
total = 0.0
for x in batches:
    total = step(total, x)
print("traces after the loop:", len(traces))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [12]
# ///
