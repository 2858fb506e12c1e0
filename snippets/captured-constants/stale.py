import jax
import jax.numpy as jnp

table = jnp.ones(3)
f = jax.jit(lambda x: x * table)
f(1.0)
table = jnp.zeros(3)
print(f(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
