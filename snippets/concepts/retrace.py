import jax
import jax.numpy as jnp

@jax.jit
def total(x):
    return x.sum()

total(jnp.ones(3))
total(jnp.zeros(3))
total(jnp.ones(4))
total(jnp.ones(4, dtype=jnp.int32))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# traces = {total = 3}
# ///
