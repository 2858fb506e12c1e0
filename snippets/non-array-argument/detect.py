import jax
import numpy as np

def test_batch_holds_only_arrays():
    batch = {"x": np.ones(3), "name": "train"}
    wrong = []
    for path, leaf in jax.tree_util.tree_leaves_with_path(batch):
        if not isinstance(leaf, (jax.Array, np.ndarray, int, float)):
            wrong.append(jax.tree_util.keystr(path, simple=True))
    assert not wrong, f"no arrays: {', '.join(wrong)}"

test_batch_holds_only_arrays()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "no arrays: name"
# line = 10
# highlight = [8, 10]
# ///
