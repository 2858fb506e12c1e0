import jax
import jax.numpy as jnp

rate = 0.5
weights = jnp.ones(2)

def f(x):
    return rate * weights * x

jaxpr = jax.make_jaxpr(f)(jnp.float32(1.0))
print(jaxpr)
print("consts:", jaxpr.consts)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [8]
# ///
