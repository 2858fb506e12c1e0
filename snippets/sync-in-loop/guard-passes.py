import jax
import jax.numpy as jnp

loss = jnp.ones(3).sum()
with jax.transfer_guard("disallow"):
    print("device to host, on a CPU:", float(loss))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [6]
# ///
