import jax
import jax.numpy as jnp

@jax.jit
def positives(x):
    i = jnp.nonzero(x > 0, size=x.size, fill_value=x.size)[0]
    return x.at[i].get(mode="fill", fill_value=0), (x > 0).sum()

values, count = positives(jnp.array([1.0, -2.0, 3.0, -4.0]))
print(values, "of which", count)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7]
# ///
