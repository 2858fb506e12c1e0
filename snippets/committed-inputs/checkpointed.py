import jax
import jax.numpy as jnp

jax.config.update("jax_num_cpu_devices", 2)
first, second = jax.devices()
state = jax.device_put({"w": jnp.ones(2)}, first)
for _ in range(3):
    state = jax.jit(lambda s: jax.tree.map(jnp.sin, s))(state)
print(state["w"].devices(), "committed:", state["w"].committed)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
