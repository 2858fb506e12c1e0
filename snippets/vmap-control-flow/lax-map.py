import jax
import jax.numpy as jnp

def check(x):
    big = lambda: jax.debug.print("big: {}", x)
    jax.lax.cond(x > 9, big, lambda: None)

jax.lax.map(check, jnp.array([1.0, 10.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
