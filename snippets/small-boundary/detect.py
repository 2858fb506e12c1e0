import jax
import jax.numpy as jnp

@jax.jit
def loss(w):
    return jnp.sum(w ** 2)

w = jnp.ones(3)
step = jax.grad(loss)
step(w)
with jax.no_tracing():
    step(w)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "RuntimeError"
# says = "no_tracing"
# highlight = [9, 11]
# ///
