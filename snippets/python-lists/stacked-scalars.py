import jax
import jax.numpy as jnp

for n in (2, 20):
    jaxpr = jax.make_jaxpr(lambda xs: jnp.array(xs))([1.0] * n)
    print(n, "numbers:", len(jaxpr.eqns), "operations")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [5]
# ///
