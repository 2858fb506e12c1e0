import jax
import jax.numpy as jnp
import numpy as np

gaps = jax.jit(jnp.diff)

seconds = 1_800_000_000 + np.array([0.0, 0.25, 1.5])
print("seconds:     ", gaps(seconds))
print("since begin: ", gaps(seconds - seconds[0]))

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
