import jax
import jax.numpy as jnp

f = jax.jit(lambda x: jnp.sin(x).sum())
x = jnp.ones(300)
f(x).block_until_ready()
with jax.log_compiles():
    f(2 * x + 1).block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [7]
# ///
