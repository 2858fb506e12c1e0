import jax
import jax.numpy as jnp

@jax.jit
def winner(x):
    return jnp.argmax(x)

i = int(winner(jnp.array([1.0, 3.0, 2.0])))
print(["low", "high", "middle"][i])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
