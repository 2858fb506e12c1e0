import jax
import jax.numpy as jnp

print(jax.make_jaxpr(lambda: jnp.zeros(3))())
print(jax.make_jaxpr(lambda x: jnp.zeros(x.shape))(jnp.ones(3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
