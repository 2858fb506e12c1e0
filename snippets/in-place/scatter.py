import jax
import jax.numpy as jnp

jaxpr = jax.make_jaxpr(lambda x: x.at[0].set(7.0))(jnp.zeros(3))
print([str(equation.primitive) for equation in jaxpr.eqns][-1])
print(jaxpr.in_avals, "->", jaxpr.out_avals)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
