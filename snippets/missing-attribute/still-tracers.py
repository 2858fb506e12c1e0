import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    print("device_get       ", jax.device_get(x))
    print("block_until_ready", jax.block_until_ready(x))

f(jnp.ones(2))
print("outside          ", jax.device_get(jnp.ones(2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 7]
# ///
