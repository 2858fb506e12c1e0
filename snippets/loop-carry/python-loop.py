import jax
import jax.numpy as jnp

@jax.jit
def total(xs):
    s = jnp.int32(0)
    for x in xs:
        s = s + x
    return s

print(total(jnp.arange(3.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 7]
# ///
