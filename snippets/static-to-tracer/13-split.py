import jax, jax.numpy as jnp

jax.jit(lambda key: jax.random.split(key, jnp.add(1, 1)))(jax.random.key(0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "(JitTracer(~int32[]),)"
# line = 3
# highlight = [3]
# ///
