import jax
import jax.numpy as jnp

jax.config.update("jax_default_matmul_precision", "highest")
a = jnp.ones((2, 2))
print(jax.make_jaxpr(lambda a: a @ a)(a))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
