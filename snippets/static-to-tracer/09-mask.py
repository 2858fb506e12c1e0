import jax, jax.numpy as jnp

@jax.jit
def f(x):
    return x[jnp.arange(4) % 2 == 0]

f(jnp.ones(4))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.NonConcreteBooleanIndexError"
# says = "got bool[4]"
# line = 5
# highlight = [5]
# ///
