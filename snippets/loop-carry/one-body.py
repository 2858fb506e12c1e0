import jax
import jax.numpy as jnp

def total(xs):
    return jax.lax.scan(lambda s, x: (s + x, None), 0.0, xs)[0]

print(jax.make_jaxpr(total)(jnp.arange(3.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
