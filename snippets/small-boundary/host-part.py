import jax
import jax.numpy as jnp

@jax.jit
def step(w, x):
    value, g = jax.value_and_grad(lambda w: jnp.mean((x @ w - 1) ** 2))(w)
    return w - 0.1 * g, value

def batches(n):
    for i in range(n):
        yield jnp.ones((4, 2)) * (i % 2)

w = jnp.zeros(2)
for x in batches(4):
    w, value = step(w, x)
print(f"loss {value:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 14, 15]
# ///
