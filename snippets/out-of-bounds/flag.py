import jax
import jax.numpy as jnp

@jax.jit
def look_up(table, ids):
    ok = jnp.all((0 <= ids) & (ids < len(table)))
    return table[ids], ok

for ids in (jnp.array([0, 2]), jnp.array([0, 7])):
    rows, ok = look_up(jnp.arange(3.0), ids)
    print(rows, "ok" if ok else "out of bounds")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
