import jax
import random

x = jax.numpy.arange(4)
jax.jit(lambda x: random.shuffle(x))(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "JAX arrays are immutable"
# line = 5
# highlight = [5]
# ///
