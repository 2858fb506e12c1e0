import jax
import jax.numpy as jnp

with jax.disable_jit():
    print(jnp.arange(3.0)[7])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
