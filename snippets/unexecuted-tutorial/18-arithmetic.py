import jax
import jax.numpy as jnp


@jax.jit
def step(weights, slope, rate):
    return weights - rate * slope


weights, slope = jnp.array([1.0, 2.0]), jnp.array([0.5, -0.1])
print(step(weights, slope, 1000.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# claim = "`[1, 2] - 1000 * [0.5, -0.1]` prints `[-499. 120.]`."
# verdict = "wrong"
# see = "globals"
# ///
