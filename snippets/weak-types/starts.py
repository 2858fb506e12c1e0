import jax
import jax.numpy as jnp
import numpy as np

traces = []

@jax.jit
def step(state):
    traces.append(jax.typeof(state))
    return state + jnp.float32(1)

print("the state starts as | first trace | traces in three steps")
for start in (
    "0.0",
    "0",
    "jnp.array(0.0)",
    "jnp.asarray(0.0)",
    "jnp.full(2, 0.0)",
    "jnp.where(True, 0.0, 1.0)",
    "jnp.zeros_like(0.0)",
    "np.inf",
    "jnp.float32(0)",
    "jnp.zeros(())",
    "jnp.array(0.0, jnp.float32)",
    "jnp.array([0.0, 0.0])",
    "jnp.full(2, 0.0, jnp.float32)",
    "jnp.zeros(2)[0]",
    "np.float32(0)",
    "np.float64(0)",
):
    jax.clear_caches()
    traces.clear()
    state = eval(start)
    for _ in range(3):
        state = step(state)
    print(f"{start} | {traces[0]} | {len(traces)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
