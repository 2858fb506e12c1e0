import jax.numpy as jnp

x = jnp.array([10.0, 20.0, 0.0, 40.0])
for fill in (None, -1, len(x)):
    i = jnp.nonzero(x, size=5, fill_value=fill)[0]
    print(i, "x[i]:", x[i], "filled:", x.at[i].get(mode="fill", fill_value=0.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5, 6]
# ///
