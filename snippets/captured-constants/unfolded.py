import jax
import jax.numpy as jnp

data = jnp.arange(5.0)

@jax.jit
def f(x):
    return x - jnp.median(jax.lax.optimization_barrier(data))

print(f(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
