import jax
import jax.numpy as jnp

@jax.jit
def running_mean(xs):
    step = lambda m, x: ((m + x) / 2, (m + x) / 2)
    return jax.lax.scan(step, 0.0, xs)[1]

print(running_mean(jnp.array([4.0, 4.0, 4.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
