import jax
import jax.numpy as jnp

def loss(w, x):
    y = jnp.tanh(x @ w)
    return jnp.mean((y - 1) ** 2), y.max()

@jax.jit
def step(w, x):
    vg = jax.value_and_grad(loss, has_aux=True)
    (value, largest), g = vg(w, x)
    return w - 0.1 * g, {"loss": value, "max": largest}

w, x = jnp.zeros(8), jnp.ones((32, 8))
for _ in range(3):
    w, metrics = step(w, x)
    print({name: round(float(v), 3) for name, v in metrics.items()})

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 10]
# ///
