import jax
import jax.numpy as jnp

@jax.jit
def step(key, x):
    key, new = jax.random.split(key)
    return key, x + jax.random.normal(new)

key, x = jax.random.key(0), jnp.zeros(())
for _ in range(3):
    key, x = step(key, x)
    print(f"{x:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 11]
# traces = {step = 1}
# ///
