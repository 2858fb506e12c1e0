import jax
import jax.numpy as jnp

def total(xs):
    return jnp.sum(jnp.asarray(xs))

def test_one_array_goes_in():
    values = [1.0, 2.0, 3.0]
    jaxpr = jax.make_jaxpr(total)(values)
    count = len(jaxpr.in_avals)
    assert count == 1, f"{count} arguments"

test_one_array_goes_in()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "3 arguments"
# line = 11
# highlight = [9, 10]
# ///
