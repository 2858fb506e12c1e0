import jax
import jax.numpy as jnp

def score(w, x):
    return (w * x).sum()

w, xs = jnp.arange(3.0), jnp.ones((3, 3))
print("meant:", jax.vmap(score, in_axes=(None, 0))(w, xs))
print("default:", jax.vmap(score)(w, xs))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7, 8]
# ///
