import jax
import jax.numpy as jnp

@jax.jit
def f(x, i, new):
    return x.at[i : i + 2].set(new)

f(jnp.arange(5.0), 1, jnp.ones(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "IndexError"
# says = "static"
# line = 6
# highlight = [6]
# ///
