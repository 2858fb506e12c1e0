import jax
import numpy as np

rng = np.random.default_rng(0)
jax.jit(lambda rng, x: x + rng.normal())(rng, 1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Generator"
# line = 5
# highlight = [5]
# ///
