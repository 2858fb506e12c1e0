import jax, jax.numpy as jnp

jax.jit(lambda x: x[:jnp.minimum(2, x.size)])(jnp.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "IndexError"
# says = "slice(None, JitTracer(~int32[]), None)"
# line = 3
# highlight = [3]
# ///
