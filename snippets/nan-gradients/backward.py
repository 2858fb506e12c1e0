import jax
import jax.numpy as jnp

def root(x):
    return jnp.where(x > 0, jnp.sqrt(x), 0.0)

jaxpr = jax.make_jaxpr(jax.grad(root))(0.0)
print([str(equation.primitive) for equation in jaxpr.eqns])
print("0 * inf =", jnp.float32(0.0) * jnp.float32(jnp.inf))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [9]
# ///
