import jax
import jax.numpy as jnp

def step(s, x):
    s = s + x
    return s.astype(jnp.bfloat16), None

xs = jnp.arange(3.0)
print(jax.lax.scan(step, jnp.bfloat16(0), xs)[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
