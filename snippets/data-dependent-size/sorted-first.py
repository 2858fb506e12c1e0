import jax
import jax.numpy as jnp

@jax.jit
def positive_first(x):
    order = jnp.argsort(x <= 0, stable=True)
    return x[order], jnp.sum(x > 0)

print(positive_first(jnp.array([-1.0, 1.0, -2.0, 2.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
