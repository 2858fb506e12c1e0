import jax
import jax.numpy as jnp

@jax.jit
def step(w):
    loss, g = jax.value_and_grad(lambda w: jnp.sum((w - 1) ** 2))(w)
    return w - 0.1 * g, loss

w = jnp.zeros(3)
before = None
for i in range(4):
    w, loss = step(w)
    loss.copy_to_host_async()
    if before is not None:
        print(f"step {i - 1}: loss {before:.3f}")
    before = loss
print(f"step {i}: loss {before:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [13, 14, 15]
# ///
