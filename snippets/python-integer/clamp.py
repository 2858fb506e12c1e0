import jax
import jax.numpy as jnp

rates = [0.1, 0.2, 0.3]

@jax.jit
def rate(i):
    return jnp.asarray(rates)[i]

print(rate(7))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
