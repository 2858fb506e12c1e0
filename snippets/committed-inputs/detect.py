import jax
import jax.numpy as jnp
import numpy as np

def committed(tree):
    """Paths of the arrays that decide where it is computed."""
    leaves = jax.tree.leaves_with_path(tree)
    pins = lambda x: getattr(x, "committed", False)
    return {jax.tree_util.keystr(p): x.devices() for p, x in leaves if pins(x)}

batch = {"x": np.ones(3), "y": jnp.from_dlpack(np.ones(3, np.float32))}
print(committed(batch))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
