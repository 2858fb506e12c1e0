import jax
import jax.numpy as jnp

history = []

@jax.jit
def step(x):
    history.append(jax.lax.stop_gradient(jnp.copy(2 * x)))
    return x + 1

step(1.0)
print(history[0] + 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[]"
# line = 12
# highlight = [8]
# ///
