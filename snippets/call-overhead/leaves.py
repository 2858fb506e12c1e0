import jax
import jax.numpy as jnp

def arguments(f, *args):
    """How many arrays each call hands over, and how many come back."""
    out = jax.eval_shape(f, *args)
    return len(jax.tree.leaves(args)), len(jax.tree.leaves(out))

tree = [jnp.ones(3)] * 1000
print(arguments(lambda tree: [x + 1 for x in tree], tree))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
