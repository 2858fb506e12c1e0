import jax
import jax.numpy as jnp

def loss(w):
    return jnp.sum(w ** 2)

w = jnp.ones(3)
step = jax.jit(jax.grad(loss))
step(w)
with jax.no_tracing():
    print(step(w))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8, 10]
# ///
