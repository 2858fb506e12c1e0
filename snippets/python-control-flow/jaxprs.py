import jax
import jax.numpy as jnp

def select(x):
    return jnp.where(x > 0, x, 0.1 * x)

def branch(x):
    return jax.lax.cond(x > 0, lambda: x, lambda: 0.1 * x)

print("where:", jax.make_jaxpr(select)(1.0))
print("cond:", jax.make_jaxpr(branch)(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
