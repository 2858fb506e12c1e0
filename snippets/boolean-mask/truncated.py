import jax
import jax.numpy as jnp

@jax.jit
def positives(x):
    return jnp.nonzero(x > 0, size=2)[0]

print(positives(jnp.arange(6.0)))
print(positives(jnp.array([0.0, 7.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
