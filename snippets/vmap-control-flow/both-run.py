import jax
import jax.numpy as jnp

def check(x):
    big = lambda: jax.debug.print("big: {}", x)
    jax.lax.cond(x > 9, big, lambda: None)

check(1.0)
jax.vmap(check)(jnp.array([1.0, 2.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [5, 9]
# ///
