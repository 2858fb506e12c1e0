import jax, jax.numpy as jnp

@jax.jit
def f(x):
    return x if jnp.log2(x.size) > 2 else -x

f(jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 5
# highlight = [5]
# ///
