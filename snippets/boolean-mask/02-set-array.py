import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x.at[x > 1].set(x[x > 1] * 2)

f(jnp.arange(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.NonConcreteBooleanIndexError"
# says = "got bool[3]"
# line = 6
# highlight = [6]
# ///
