from functools import partial
import jax
import jax.numpy as jnp

class A:
    @partial(jax.jit, static_argnums=(0, 1))
    def f(self, x, n):
        return x * n

A().f(jnp.ones(2), 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# but = "Position 0 is self: count from it, or use static_argnames."
# raises = "ValueError"
# says = "Non-hashable static arguments"
# line = 10
# highlight = [6, 7]
# ///
