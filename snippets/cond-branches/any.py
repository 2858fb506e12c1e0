import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return jax.lax.cond(jnp.any(x < 0), lambda: -x, lambda: x)

print(f(jnp.array([1.0, -2.0])), f(jnp.array([1.0, 2.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
