import jax
import jax.numpy as jnp

def where(tree):
    """Device numbers of each array of a pytree."""
    place = lambda x: sorted(d.id for d in x.devices())
    return jax.tree.map(place, tree)

jax.config.update("jax_num_cpu_devices", 2)
state = {"w": jax.device_put(jnp.ones(2), jax.devices()[1])}
print(where({"state": state, "batch": jnp.ones(2)}))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
