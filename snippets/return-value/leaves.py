import jax

out = {"sum": 1.0, "name": "total", "rest": None}
for path, leaf in jax.tree.leaves_with_path(out):
    print(jax.tree_util.keystr(path), type(leaf).__name__)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [4, 5]
# ///
