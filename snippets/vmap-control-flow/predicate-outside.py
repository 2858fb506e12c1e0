import jax
import jax.numpy as jnp

def f(train, x):
    return jax.lax.cond(train, lambda x: 2 * x, lambda x: x, x)

mapped = jax.vmap(f, in_axes=(None, 0))
jaxpr = jax.make_jaxpr(mapped)(True, jnp.ones(3))
print([str(equation.primitive) for equation in jaxpr.eqns])
print(mapped(True, jnp.ones(3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 10]
# ///
