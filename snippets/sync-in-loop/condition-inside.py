import jax
import jax.numpy as jnp

@jax.jit
def until_small(w):
    step = lambda w: w * 0.99
    large = lambda w: (w * w).sum() > 1.0
    return jax.lax.while_loop(large, step, w)

w = until_small(jnp.ones(100))
print(bool((w * w).sum() <= 1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
