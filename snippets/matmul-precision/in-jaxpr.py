import jax
import jax.numpy as jnp

a = jnp.ones((2, 2))
print(jax.make_jaxpr(jnp.matmul)(a, a))
with jax.default_matmul_precision("highest"):
    print(jax.make_jaxpr(jnp.matmul)(a, a))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
