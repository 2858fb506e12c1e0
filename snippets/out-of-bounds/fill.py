import jax
import jax.numpy as jnp

table = jnp.arange(3.0)

@jax.jit
def look_up(table, i):
    return table.at[i].get(mode="fill")

print("row 2:", look_up(table, 2))
print("row 7:", look_up(table, 7))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
