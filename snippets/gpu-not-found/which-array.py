import jax
import jax.numpy as jnp

def on_gpu(tree):
    """Whether all arrays of a pytree lie on a GPU."""
    devices = {d for x in jax.tree.leaves(tree) for d in x.devices()}
    return all(d.platform == "gpu" for d in devices)

print(on_gpu({"w": jnp.ones(3)}))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
