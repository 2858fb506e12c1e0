import jax
import jax.numpy as jnp

def loss(x):
    return jnp.sum(x * x)

jaxpr = jax.make_jaxpr(jax.grad(loss))(jnp.arange(3.0))
print(jaxpr.in_avals, "->", jaxpr.out_avals)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
