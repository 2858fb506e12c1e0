import jax
import jax.numpy as jnp

def f(x):
    return jax.lax.cond(x > 0, jnp.sin, jnp.cos, x)

def test_the_branch_survives():
    mapped = jax.vmap(f)
    jaxpr = jax.make_jaxpr(mapped)(jnp.ones(3))
    names = {str(equation.primitive) for equation in jaxpr.eqns}
    assert "cond" in names, "cond became select_n"

test_the_branch_survives()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "cond became select_n"
# line = 11
# highlight = [9, 10, 11]
# ///
