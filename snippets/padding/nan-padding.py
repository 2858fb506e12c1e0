import jax
import jax.numpy as jnp

def masked(x, n):
    return x.mean(where=jnp.arange(x.size) < n)

def forgotten(x, n):
    return x.sum() / n

x = jnp.pad(jnp.array([1.0, 2.0]), (0, 2), constant_values=jnp.nan)
print("masked:", jax.jit(masked)(x, 2), "forgotten:", jax.jit(forgotten)(x, 2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [10]
# ///
