import jax
import jax.numpy as jnp

def pairwise(x):
    return jnp.abs(x[:, None] - x[None, :]).sort().sum()

x = jax.ShapeDtypeStruct((100_000,), jnp.float32)
stats = jax.jit(pairwise).lower(x).compile().memory_analysis()
print("GB it would need:", round(stats.temp_size_in_bytes / 1e9))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# ///
