import jax
import jax.numpy as jnp

@jax.jit
def total(xs):
    start = jnp.zeros_like(xs[0])
    add = lambda s, x: (s + x, None)
    return jax.lax.scan(add, start, xs)[0]

print(total(jnp.arange(3.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
