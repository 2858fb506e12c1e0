import jax
import jax.numpy as jnp

@jax.jit
def shuffled(key, x):
    return jax.random.permutation(key, x)

for key in jax.random.split(jax.random.key(0), 3):
    print(shuffled(key, jnp.arange(6)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {shuffled = 1}
# ///
