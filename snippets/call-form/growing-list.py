import jax
import jax.numpy as jnp

@jax.jit
def mean(history):
    return jnp.stack(history).mean()

history = []
for x in (1.0, 2.0, 3.0, 6.0):
    history.append(jnp.float32(x))
    print(len(history), mean(history))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10]
# traces = {mean = 4}
# ///
