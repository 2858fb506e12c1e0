import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    safe = jnp.where(x > 0, x, 1.0)
    return jnp.where(x > 0, jnp.log(safe), 0.0)

print("value", f(0.0), "gradient", jax.grad(f)(0.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
