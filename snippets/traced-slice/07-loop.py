import jax
import jax.numpy as jnp

x = jnp.arange(6.0)

def body(i, total):
    return total + x[i : i + 2].sum()

jax.lax.fori_loop(0, 4, body, 0.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "IndexError"
# says = "static"
# line = 7
# highlight = [7]
# ///
