import jax
import jax.numpy as jnp
import numpy as np

def norm(x, xp):
    return xp.sqrt(xp.sum(x * x))

print(norm(np.array([3.0, 4.0]), np))
print(jax.jit(lambda x: norm(x, jnp))(jnp.array([3.0, 4.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 9]
# ///
