import jax
import jax.numpy as jnp

def count(limit):
    return jax.lax.while_loop(
        lambda i: i * i < limit, lambda i: i + 1, jnp.int32(0)
    )

print([int(count(limit)) for limit in (10, 50, 90)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5, 6]
# compiles = {while = 3}
# ///
