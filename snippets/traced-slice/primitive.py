import jax
import jax.numpy as jnp

def window(x, i):
    return jax.lax.dynamic_slice_in_dim(x, i, 2)

for eqn in jax.make_jaxpr(window)(jnp.arange(5.0), 1).eqns:
    print(eqn.primitive, [str(v.aval) for v in eqn.outvars], eqn.params.get("slice_sizes", ""))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
