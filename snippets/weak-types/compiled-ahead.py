import jax
import jax.numpy as jnp

@jax.jit
def step(total, x):
    return total + x.sum()

total, batches = 0.0, jnp.ones((3, 4))
step = step.lower(total, batches[0]).compile()
for x in batches:
    total = step(total, x)
print(total)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# traces = {step = 1}
# compiles = {step = 1}
# ///
