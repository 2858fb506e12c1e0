import jax
import jax.numpy as jnp

jax.config.update("jax_platforms", "cpu")
jax.config.update("jax_num_cpu_devices", 2)

device = jax.devices()[1]

def start():
    return jnp.zeros(2, device=device)

print("direct", start().device)
print("jit   ", jax.jit(start)().device)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10]
# ///
