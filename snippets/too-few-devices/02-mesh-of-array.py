import jax
import numpy as np
from jax.sharding import Mesh

Mesh(np.array(jax.devices()).reshape(4, 2), ("data", "model"))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "cannot reshape"
# highlight = [5]
# ///
