import jax
import jax.numpy as jnp
import numpy as np

look_up = jax.jit(lambda table, ids: table[ids])

def rows(table, ids):
    bad = ids[(ids < 0) | (ids >= len(table))]
    if bad.size:
        raise IndexError(f"{bad} with {len(table)} rows")
    return look_up(table, ids)

print(rows(jnp.arange(3.0), np.array([0, 2])))
print(rows(jnp.arange(3.0), np.array([0, 7])))

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 9, 10]
# raises = "IndexError"
# says = "[7]"
# line = 10
# ///
