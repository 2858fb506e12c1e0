import jax
import jax.numpy as jnp

@jax.jit
def train(w):
    for _ in range(10):
        if (w * w).sum() < 1.0:
            break
        w = 0.9 * w
    return w

train(jnp.ones(4))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.TracerBoolConversionError"
# says = "Attempted boolean conversion"
# highlight = [7]
# ///
