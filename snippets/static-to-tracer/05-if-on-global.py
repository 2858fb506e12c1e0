import jax, jax.numpy as jnp

N = jnp.array(3)

@jax.jit
def f(x):
    return x if N > 2 else -x

f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 7
# highlight = [3, 7]
# ///
