import jax
import jax.numpy as jnp

def f(a):
    return sum(x * x for x in a)

print("equations:", len(jax.make_jaxpr(f)(jnp.ones(50)).eqns))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
