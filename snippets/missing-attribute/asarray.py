import jax
import jax.numpy as jnp
import numpy as np

def mark(x):
    x = jnp.asarray(x)
    return x.at[0].set(7)

print(jax.jit(mark)(np.zeros(3)), mark(np.zeros(3)), mark([0.0, 0.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
