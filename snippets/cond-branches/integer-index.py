import jax
import jax.numpy as jnp

@jax.jit
def f(i):
    return jax.lax.switch(i.astype(int), [lambda: 1.0, lambda: 2.0])

print(f(jnp.float32(1)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
