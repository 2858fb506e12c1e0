import jax
import jax.numpy as jnp

words = ["a", "b", "c", "d"]

@jax.jit
def embed(table, ids):
    rows, known = len(table), len(words)
    assert rows == known, f"{rows} rows for {known} words"
    return table[ids]

embed(jnp.ones((3, 2)), jnp.array([0, 3]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [9]
# raises = "AssertionError"
# says = "3 rows for 4 words"
# line = 9
# ///
