import jax
import jax.numpy as jnp

def positive(x):
    if x.sum() > 0:
        return x

f = jax.jit(positive, donate_argnums=0)
x = jnp.ones(3)
try:
    f(x)
except jax.errors.TracerBoolConversionError:
    print("deleted:", x.is_deleted())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [11]
# ///
