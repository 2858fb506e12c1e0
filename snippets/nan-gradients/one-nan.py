import jax
import jax.numpy as jnp

@jax.jit
def loss(w, xs):
    roots = jnp.where(xs > 0, jnp.sqrt(w * xs), 0.0)
    return roots.mean()

xs = jnp.array([0.0, 1.0, 4.0, 9.0])
print(loss(1.0, xs), jax.grad(loss)(1.0, xs))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10]
# ///
