import jax
import jax.numpy as jnp

step = jax.jit(lambda w: (w * 0.99, (w * w).sum()))
w = jnp.ones(100)
losses = []
for i in range(1000):
    w, loss = step(w)
    losses.append(loss)
losses = jax.device_get(losses)
print(len(losses), type(losses[0]).__name__)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10]
# ///
