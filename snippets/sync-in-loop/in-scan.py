import jax
import jax.numpy as jnp

def step(w, _):
    return w * 0.99, (w * w).sum()

@jax.jit
def hundred(w):
    return jax.lax.scan(step, w, None, length=100)

w, losses = hundred(jnp.ones(100))
print(losses.shape, losses[-1] < losses[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
