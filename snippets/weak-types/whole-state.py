import jax
import jax.numpy as jnp

@jax.jit
def step(state, x):
    mean = state["mean"] + (x - state["mean"]) / state["count"]
    return {"mean": mean, "count": state["count"] + 1}

def strong(tree):
    return jax.tree.map(lambda x: jnp.asarray(x, jnp.result_type(x)), tree)

state = strong({"mean": 0.0, "count": 1.0})
for x in jnp.arange(3.0):
    state = step(state, x)
print(state["mean"])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10]
# traces = {step = 1}
# ///
