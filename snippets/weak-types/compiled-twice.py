import jax
import jax.numpy as jnp

@jax.jit
def step(total, x):
    print("traced for", jax.typeof(total))
    return total + x.sum()

total = 0.0
for x in jnp.ones((3, 4)):
    total = step(total, x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [9]
# traces = {step = 2}
# compiles = {step = 2}
# ///
