import jax
import numpy as np

f = jax.jit(lambda x: x, static_argnums=0)

f(np.array([1.0, None]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ValueError"
# says = "Non-hashable static arguments"
# line = 6
# highlight = [6]
# ///
