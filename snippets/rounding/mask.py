import jax
import jax.numpy as jnp

def masked(x, keep):
    return jnp.where(keep, x, 0.0)

x = jnp.array([jnp.nan, jnp.inf, 2.0])
keep = jnp.array([False, False, True])
print("no jit:", masked(x, keep))
print("jit:   ", jax.jit(masked)(x, keep))
print("any NaN:", jnp.isnan(x).any())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
