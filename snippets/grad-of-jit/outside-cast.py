import jax
import jax.numpy as jnp

def loss(x):
    x = jnp.asarray(x, float)
    return jnp.sum(x * x)

print("value:", loss(3))
jax.grad(loss)(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "int32"
# line = 9
# highlight = [5]
# ///
