import jax
import jax.numpy as jnp

def score(w, x):
    return w @ x

w = jnp.broadcast_to(jnp.ones(3), (5, 3))
both = jax.make_jaxpr(jax.vmap(score))(w, jnp.ones((5, 3)))
one = jax.make_jaxpr(jax.vmap(score, in_axes=(None, 0)))(jnp.ones(3), jnp.ones((5, 3)))
print(both.in_avals)
print(one.in_avals)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
