import jax
import jax.numpy as jnp

names = {3: "triple"}
size = jax.jit(lambda x: len(x))

n = size(jnp.ones(3))
print(names[n])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "unhashable"
# line = 8
# highlight = [5, 8]
# ///
