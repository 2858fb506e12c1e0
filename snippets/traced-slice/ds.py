import jax
import jax.numpy as jnp

@jax.jit
def window(x, i):
    return x[jax.ds(i, 2)]

@jax.jit
def overwrite(x, i, new):
    return x.at[jax.ds(i, 2)].set(new)

x = jnp.arange(5.0)
print(window(x, 1), overwrite(x, 1, jnp.zeros(2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 10]
# ///
