import jax
import jax.numpy as jnp
import numpy as np

table = np.array([10.0, 20.0, 30.0])
@jax.jit
def look_up(i):
    return jnp.asarray(table)[i]

print(look_up(1), look_up(jnp.array([0, 2])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
