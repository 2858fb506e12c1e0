import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    n = jnp.array(3)
    return jax.lax.fori_loop(0, n, lambda i, x: x * 1.1, x)

jax.grad(f)(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Reverse-mode"
# line = 9
# highlight = [6]
# ///
