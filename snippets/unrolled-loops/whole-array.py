import jax
import jax.numpy as jnp

def f(a):
    return jnp.sin(a[:, None] * a[None, :]).sum()

print("equations:", len(jax.make_jaxpr(f)(jnp.ones(20)).eqns))
print(round(float(f(jnp.ones(20))), 1))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
