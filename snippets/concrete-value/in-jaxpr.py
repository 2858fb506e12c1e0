import jax
import jax.numpy as jnp

x = jnp.ones((2, 3))
for axis in (0, 1):
    jaxpr = jax.make_jaxpr(lambda x: x.sum(axis=axis))(x)
    equation = jaxpr.eqns[0]
    print(equation.primitive, equation.params["axes"], jaxpr.out_avals)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [8]
# ///
