import jax
import jax.numpy as jnp
import numpy as np

double = jax.jit(lambda x: 2 * x)
early = jnp.array([1 / 3])
jax.config.update("jax_enable_x64", True)
print("made before:", double(early).dtype)
print("widened:    ", double(early.astype("float64"))[0])
print("made after: ", double(np.array([1 / 3]))[0])

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
