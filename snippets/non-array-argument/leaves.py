import jax

batch = {"x": [1.0, 2.0], "y": (3, None), "name": "train"}
for path, leaf in jax.tree_util.tree_leaves_with_path(batch):
    print(jax.tree_util.keystr(path), "=", repr(leaf))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
