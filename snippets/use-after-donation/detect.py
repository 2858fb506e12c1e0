import jax
import jax.numpy as jnp

def deleted(tree):
    """Paths of the donated arrays of a pytree."""
    leaves = jax.tree.leaves_with_path(tree)
    return [jax.tree_util.keystr(p) for p, x in leaves if x.is_deleted()]

params = {"w": jnp.ones(3), "b": jnp.ones(3)}
jax.jit(lambda w: w + 1, donate_argnums=0)(params["w"])
print(deleted(params))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
