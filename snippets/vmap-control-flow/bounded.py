import jax
import jax.numpy as jnp

def halvings(x):
    def body(state):
        x, n = state
        done = x <= 1
        return jnp.where(done, x, x / 2), jnp.where(done, n, n + 1)

    return jax.lax.fori_loop(0, 10, lambda i, s: body(s), (x, 0))[1]

print(jax.vmap(halvings)(jnp.array([8.0, 3.0, 1.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8, 10]
# ///
