import jax
import jax.numpy as jnp

@jax.jit
def f(n):
    return jax.lax.fori_loop(0, n, lambda i, s: s + 0.5, jnp.int32(0))

f(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# but = "The loop may be a fori_loop with a traced bound: JAX runs it as a while_loop."
# raises = "TypeError"
# says = "while_loop body function"
# line = 6
# highlight = [6]
# ///
