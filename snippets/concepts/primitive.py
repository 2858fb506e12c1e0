import jax
import jax.numpy as jnp

def f(x):
    return jnp.sin(x) + x.sum()

jaxpr = jax.make_jaxpr(f)(jnp.ones(3))
print([str(equation.primitive) for equation in jaxpr.eqns])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
