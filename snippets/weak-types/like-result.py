import jax
import jax.numpy as jnp

@jax.jit
def step(state, x):
    return {"mean": 0.5 * state["mean"] + 0.5 * x.mean()}

state, batches = {"mean": 0}, jnp.ones((3, 4))
result = jax.eval_shape(step, state, batches[0])
state = jax.tree.map(lambda s, r: jnp.asarray(s, r.dtype), state, result)
for x in batches:
    state = step(state, x)
print(state)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10]
# compiles = {step = 1}
# ///
