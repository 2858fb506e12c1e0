import jax
import jax.numpy as jnp

padded = jnp.array([1.0, 2.0, 3.0, 0.0])
real_zero = jnp.array([1.0, 2.0, 3.0, 0.0])
print(jax.typeof(padded), jax.typeof(real_zero))
print(jax.make_jaxpr(jnp.mean)(padded))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
