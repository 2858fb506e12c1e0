import jax
import jax.numpy as jnp

def totals(xs):
    return jax.lax.scan(lambda c, x: (c + x, c), 0.0, xs)

print(totals(jnp.zeros(0)))
with jax.disable_jit():
    totals(jnp.zeros(0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ValueError"
# says = "zero-length scan"
# line = 5
# ///
