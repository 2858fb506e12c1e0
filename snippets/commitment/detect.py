import jax
import jax.numpy as jnp

def places(tree):
    """Sharding and commitment of each array: compare before and after."""
    return jax.tree.map(lambda x: (str(x.sharding.device_set), x.committed), tree)

state = {"w": jnp.ones(3)}
restored = jax.device_put(state, jax.devices()[0])
print("the same to jit:", places(state) == places(restored))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
