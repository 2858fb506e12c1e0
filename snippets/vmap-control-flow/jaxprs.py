import jax
import jax.numpy as jnp

def f(x):
    return jax.lax.cond(x > 0, jnp.sin, jnp.cos, x)

names = lambda jaxpr: [str(equation.primitive) for equation in jaxpr.eqns]
print("one:", names(jax.make_jaxpr(f)(1.0)))
print("vmap:", names(jax.make_jaxpr(jax.vmap(f))(jnp.ones(3))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [8, 9]
# ///
