import jax, jax.numpy as jnp

@jax.jit
def f(x):
    for i in range(jnp.minimum(x.size, 2)):
        x = x + i
    return x

f(jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__()"
# line = 5
# highlight = [5]
# ///
