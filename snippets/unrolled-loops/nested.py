import jax
import jax.numpy as jnp

def f(a):
    total = 0.0
    for i in range(20):
        for j in range(20):
            total += jnp.sin(a[i] * a[j])
    return total

print("equations:", len(jax.make_jaxpr(f)(jnp.ones(20)).eqns))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
