import jax
import jax.numpy as jnp

def score(w, x):
    return w @ x

w = jnp.ones(3)
xs = jnp.ones((5, 3))
print(jax.vmap(score, in_axes=(None, 0))(w, xs))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
