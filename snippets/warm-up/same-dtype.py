import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return x.sum()

f(jnp.ones(10, jnp.int32))
f(jnp.ones(10)).block_until_ready()
print("warmed up with another dtype")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {f = 2}
# highlight = [8]
# ///
