import jax
import jax.numpy as jnp

dot = lambda x, y: jnp.dot(x, y, precision="highest")
a = jnp.ones((3, 2))
print(jax.make_jaxpr(jax.vmap(dot))(a, a))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# ///
