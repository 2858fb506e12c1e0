import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    print(isinstance(x, jax.Array), hasattr(x, "devices"))
    x.devices()

f(jnp.ones(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.ConcretizationTypeError"
# says = "devices() method"
# line = 7
# highlight = [6, 7]
# ///
