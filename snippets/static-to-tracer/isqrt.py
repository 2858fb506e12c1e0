import math
import jax
import jax.numpy as jnp

@jax.jit
def bins(x):
    n = math.isqrt(x.size)
    return jnp.zeros(n)

print(bins(jnp.ones(9)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
