import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x.sum()

x = jnp.ones(10)
f(x).block_until_ready()
with jax.no_tracing():
    f(x).block_until_ready()
print("nothing was traced")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [11]
# ///
