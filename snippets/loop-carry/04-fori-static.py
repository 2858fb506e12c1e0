import jax
import jax.numpy as jnp

jax.lax.fori_loop(0, 3, lambda i, s: s + 0.5, jnp.int32(0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# but = "The loop may be a fori_loop with plain integers: JAX runs it as a scan."
# raises = "TypeError"
# says = "scan body function"
# line = 4
# highlight = [4]
# ///
