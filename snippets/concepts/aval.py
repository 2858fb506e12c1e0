import jax
import jax.numpy as jnp

for x in (jnp.ones(3), jnp.arange(3), 2.0):
    print(jax.typeof(jnp.asarray(x)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
