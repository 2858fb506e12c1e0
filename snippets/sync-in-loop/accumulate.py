import jax
import jax.numpy as jnp

@jax.jit
def step(w, total):
    loss, g = jax.value_and_grad(lambda w: jnp.sum((w - 1) ** 2))(w)
    return w - 0.1 * g, total + loss

w, total = jnp.zeros(3), jnp.float32(0)
for i in range(30):
    w, total = step(w, total)
print(f"mean loss {total / 30:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
