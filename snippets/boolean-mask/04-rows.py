import jax
import jax.numpy as jnp

@jax.jit
def f(rows):
    return rows[rows[:, 0] > 0].mean(axis=0)

f(jnp.ones((2, 3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.NonConcreteBooleanIndexError"
# says = "got bool[2]"
# line = 6
# highlight = [6]
# ///
