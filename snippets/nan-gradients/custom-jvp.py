import jax
import jax.numpy as jnp

@jax.custom_jvp
def root(x):
    return jnp.sqrt(jnp.maximum(x, 0.0))

@root.defjvp
def root_jvp(primals, tangents):
    (x,), (t,) = primals, tangents
    safe = jnp.where(x > 0, x, 1.0)
    return root(x), jnp.where(x > 0, 0.5 / jnp.sqrt(safe), 0.0) * t

print(jax.grad(root)(0.0), jax.grad(root)(4.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 8, 9, 10, 11]
# ///
