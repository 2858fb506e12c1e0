import jax
import jax.numpy as jnp

@jax.jit
def train(w):
    def step(w, _):
        loss, g = jax.value_and_grad(lambda w: jnp.sum((w - 1) ** 2))(w)
        return w - 0.1 * g, loss
    return jax.lax.scan(step, w, length=30)

w, losses = train(jnp.zeros(3))
print(losses.shape, f"last {losses[-1]:.1e}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
