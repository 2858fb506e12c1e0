import jax
import jax.numpy as jnp

print(jax.make_jaxpr(lambda x, i: x[i])(jnp.arange(3.0), 7))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [4]
# ///
