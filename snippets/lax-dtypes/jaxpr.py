import jax
import jax.numpy as jnp

half, single = jnp.ones(2, jnp.float16), jnp.ones(2)
print(jax.make_jaxpr(jnp.add)(half, single))
print(jax.make_jaxpr(jax.lax.add)(half, half))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [5, 6]
# ///
