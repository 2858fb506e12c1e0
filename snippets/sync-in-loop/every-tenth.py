import jax
import jax.numpy as jnp

@jax.jit
def step(w):
    loss, g = jax.value_and_grad(lambda w: jnp.sum((w - 1) ** 2))(w)
    return w - 0.1 * g, loss

w = jnp.zeros(3)
for i in range(30):
    w, loss = step(w)
    if i % 10 == 0:
        print(f"step {i}: loss {loss:.5f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [11, 12]
# ///
