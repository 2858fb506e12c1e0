import jax
import jax.numpy as jnp
import numpy as np

traces = 0

@jax.jit
def f(x):
    global traces
    traces += 1
    return x

print("call | new trace | seen as")
calls = {
    "f(1.0)": 1.0,
    "f(2.0)": 2.0,
    "f(jnp.array(3.0))": jnp.array(3.0),
    "f(jnp.float32(3))": jnp.float32(3),
    "f(np.float64(3))": np.float64(3),
    "f(1)": 1,
    "f(True)": True,
    "f(jnp.ones(3))": jnp.ones(3),
    "f(np.ones(3))": np.ones(3),
    "f(jnp.ones((1, 3)))": jnp.ones((1, 3)),
}
for call, value in calls.items():
    before = traces
    out = f(value)
    print(call, "yes" if traces > before else "no", jax.typeof(out), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
