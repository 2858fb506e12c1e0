import jax.numpy as jnp

none = -1
x = jnp.zeros(3)
print(x.at[none].set(9))
print(x.at[none].set(9, wrap_negative_indices=False))
print(x.at[len(x)].set(9))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# ///
