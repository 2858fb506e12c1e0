import jax
import jax.numpy as jnp

a = jnp.ones((2, 2))
print(jax.make_jaxpr(lambda a: a @ a)(a))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# env = {JAX_DEFAULT_MATMUL_PRECISION = "highest"}
# ///
