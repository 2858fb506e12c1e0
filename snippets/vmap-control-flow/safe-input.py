import jax
import jax.numpy as jnp

def f(x):
    safe = jnp.where(x > 0, x, 0.125)
    y = jax.lax.while_loop(lambda x: x != 0.125, lambda x: x / 2, safe)
    return jnp.where(x > 0, y, x)

print(jax.vmap(f)(jnp.array([-1.0, 0.5, 1.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 7]
# ///
