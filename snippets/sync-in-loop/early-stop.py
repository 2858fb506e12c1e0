import jax
import jax.numpy as jnp

@jax.jit
def step(w):
    loss, g = jax.value_and_grad(lambda w: jnp.sum((w - 1) ** 2))(w)
    return w - 0.1 * g, loss

w = jnp.zeros(3)
for i in range(1, 101):
    w, loss = step(w)
    if i % 10 == 0 and loss < 1e-4:
        break
print(f"{i} steps, loss {loss:.1e}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [12]
# ///
