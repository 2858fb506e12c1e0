import jax
import jax.numpy as jnp

def step(s, x):
    return {"sum": s["sum"] + x, "top": jnp.maximum(s["top"], x)}, None

x = jnp.arange(3.0)[0]
like = jax.eval_shape(lambda x: step({"sum": x, "top": x}, x)[0], x)
start = jax.tree.map(lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), like)
last, _ = jax.lax.scan(step, start, jnp.arange(3.0))
print(jax.tree.map(float, last))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8]
# ///
