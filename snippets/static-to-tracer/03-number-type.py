import jax, jax.numpy as jnp

jax.jit(lambda: jnp.zeros(jnp.int32(3)))()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "got (JitTracer(int32[]),)"
# line = 3
# highlight = [3]
# ///
