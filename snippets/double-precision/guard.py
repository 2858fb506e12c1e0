import jax
import jax.numpy as jnp
import numpy as np

def check_fits(batch):
    for path, leaf in jax.tree_util.tree_leaves_with_path(batch):
        if np.issubdtype(leaf.dtype, np.integer):
            kept = np.asarray(jnp.asarray(leaf))
            name = jax.tree_util.keystr(path)
            assert np.array_equal(kept, leaf), f"{name} does not fit"

check_fits({"ids": np.array([7, 2**32 + 7]), "rows": np.arange(3)})

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# raises = "AssertionError"
# says = "does not fit"
# line = 10
# ///
