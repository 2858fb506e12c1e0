import jax
import jax.numpy as jnp

def loss(w, x):
    return ((jnp.tanh(x @ w) - 1) ** 2).mean()

@jax.jit
def step(w, x):
    return w - 0.1 * jax.grad(loss)(w, x)

w, x = jnp.ones(4), jnp.ones((8, 4))
for _ in range(3):
    w = step(w, x)
print(w.shape)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# traces = {step = 1}
# ///
