import jax
import jax.numpy as jnp

def measure(x):
    return {"mean": x.mean(), "top": jnp.sort(x)[-2:]}

@jax.jit
def f(flag, x):
    shape = jax.eval_shape(measure, x)
    empty = lambda x: jax.tree.map(lambda s: jnp.zeros(s.shape, s.dtype), shape)
    return jax.lax.cond(flag, measure, empty, x)

for flag in (True, False):
    print(jax.tree.map(lambda leaf: leaf.tolist(), f(flag, jnp.arange(3.0))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10]
# ///
