import jax
import jax.numpy as jnp

step = jax.jit(lambda w: (w * 0.99, (w * w).sum()))
w, previous = step(jnp.ones(100))
shown = []
for i in range(5):
    w, loss = step(w)
    loss.copy_to_host_async()
    shown.append(float(previous))
    previous = loss
print(len(shown), "losses, each a step later")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
