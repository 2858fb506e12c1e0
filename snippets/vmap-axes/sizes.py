import jax
import jax.numpy as jnp

def score(w, x):
    return w @ x

w = jnp.ones(3)
xs = jnp.ones((5, 3))
jax.vmap(score)(w, xs)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "ValueError"
# says = "vmap got inconsistent sizes for array axes to be mapped"
# line = 9
# highlight = [9]
# ///
