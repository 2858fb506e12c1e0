import jax
import jax.numpy as jnp

calls = 0

@jax.jit
def block(x, w):
    global calls
    calls += 1
    return jnp.tanh(x @ w)

@jax.jit
def model(weights, x):
    for w in weights:
        x = block(x, w)
    return x

model([jnp.eye(3)] * 12, jnp.ones(3))
print("the body of block ran", calls, "times")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
