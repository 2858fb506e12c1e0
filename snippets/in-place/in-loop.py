import jax
import jax.numpy as jnp

@jax.jit
def squares(x):
    def body(i, x):
        return x.at[i].set(i * i)
    return jax.lax.fori_loop(0, len(x), body, x)

print(squares(jnp.zeros(4)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
