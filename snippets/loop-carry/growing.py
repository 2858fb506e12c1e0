import jax
import jax.numpy as jnp

def body(i, filled):
    return filled.at[i].set(i * i)

# Not a list that grows: an array of the final size.
print(jax.lax.fori_loop(0, 5, body, jnp.zeros(5, int)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 8]
# ///
