import jax
import jax.numpy as jnp

@jax.jit
def fnv(byte, state):
    mask = jnp.uint32(0xFFFFFFFF)
    return ((state ^ byte) * jnp.uint32(16777619)) & mask

print(fnv(jnp.uint32(97), jnp.uint32(2166136261)))
print(((2166136261 ^ 97) * 16777619) & 0xFFFFFFFF)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {fnv = 1}
# ///
