import jax
import jax.numpy as jnp

@jax.jit
def explore(key, x, rate):
    chosen = jax.random.bernoulli(key, rate)
    return jnp.where(chosen, -x, x)

for key in jax.random.split(jax.random.key(0), 5):
    print(explore(key, 1.0, 0.5))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# traces = {explore = 1}
# ///
