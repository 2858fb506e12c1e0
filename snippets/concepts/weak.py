import jax
import jax.numpy as jnp

@jax.jit
def double(x):
    return 2 * x

for x in (1.0, jnp.float32(1.0)):
    y = double(x)
    print(y.dtype, "weak" if y.weak_type else "strong")
print((jnp.bfloat16(1) * 1.5).dtype)
print((jnp.bfloat16(1) * jnp.float32(1.5)).dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# traces = {double = 2}
# ///
