import jax
import jax.numpy as jnp

def row(x, y):
    return jnp.abs(x - y).sort().sum()

def pairwise(x):
    rows = jax.lax.map(lambda y: row(x, y), x, batch_size=64)
    return rows.sum()

x = jax.ShapeDtypeStruct((100_000,), jnp.float32)
stats = jax.jit(pairwise).lower(x).compile().memory_analysis()
print("MB it would need:", stats.temp_size_in_bytes // 1_000_000)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
