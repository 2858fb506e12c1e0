import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x.sum()

f(jnp.ones(10))
f(jnp.ones(1000)).block_until_ready()
print("warmed up with another shape")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {f = 2}
# highlight = [8]
# ///
