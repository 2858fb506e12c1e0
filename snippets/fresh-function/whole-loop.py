import jax
import jax.numpy as jnp

@jax.jit
def count(limit):
    return jax.lax.while_loop(
        lambda i: i * i < limit, lambda i: i + 1, jnp.int32(0)
    )

print([int(count(limit)) for limit in (10, 50, 90)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 5]
# traces = {count = 1}
# ///
