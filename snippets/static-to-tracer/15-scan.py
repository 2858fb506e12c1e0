import jax, jax.numpy as jnp

def body(carry, x):
    return carry + jnp.zeros(jnp.int32(3)).sum(), None

jax.lax.scan(body, 0.0, jnp.ones(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "got (JitTracer(int32[]),)"
# line = 4
# highlight = [4, 6]
# ///
