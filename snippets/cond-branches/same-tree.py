import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    found = lambda: {"value": x, "ok": True}
    nothing = lambda: {"value": jnp.zeros_like(x), "ok": False}
    return jax.lax.cond(x > 0, found, nothing)

for x in (3.0, -3.0):
    print(jax.tree.map(lambda leaf: leaf.item(), f(x)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# ///
