import jax
import jax.numpy as jnp


@jax.jit
def total(init, xs):
    return jax.lax.scan(lambda t, x: (t + x, None), init, xs)[0]


halves = jnp.ones(3, jnp.float16)
print(f"0.0 and float16: {total(0.0, halves).dtype}")
print(f"jnp.float32(0) and float16: {total(jnp.float32(0), halves).dtype}")
print(f"0.0 and int32: {total(0.0, jnp.arange(3)).dtype}")
total(0.0, jnp.ones((3, 2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "carry input and carry output must have equal types"
# line = 7
# claim = "Start a sum by `scan` from the carry `0.0`."
# verdict = "half right"
# see = "loop-carry"
# ///
