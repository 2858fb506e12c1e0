import jax
import jax.numpy as jnp

table, wrong = jnp.arange(3.0), 7
print("clamped:", jax.grad(lambda table: table[wrong])(table))
filled = lambda table: table.at[wrong].get(mode="fill")
print("filled: ", jax.grad(filled)(table))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
