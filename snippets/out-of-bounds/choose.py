import jax.numpy as jnp

x = jnp.array([10.0, 11, 12])
for i in (7, -7):
    print(i, "clip:", x.at[i].get(mode="clip"))
    print(i, "wrap:", jnp.take(x, i, mode="wrap"))
    print(i, "fill:", x.at[i].get(mode="fill", fill_value=-1))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 6, 7]
# ///
