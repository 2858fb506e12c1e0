import jax
import jax.numpy as jnp

def score(w, x):
    print("inside:", w.shape, x.shape)
    return w @ x

scores = jax.vmap(score, in_axes=(None, 0))(jnp.ones(3), jnp.ones((5, 3)))
print("outside:", scores.shape)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [5]
# ///
