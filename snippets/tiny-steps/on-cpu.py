import jax
import jax.numpy as jnp

@jax.jit
def path(c):
    step = lambda c, _: (4 * c * (1 - c), c)
    return jax.lax.scan(step, c, length=20_000)[1]

cpu = jax.devices("cpu")[0]
y = path(jax.device_put(jnp.float32(0.1), cpu))
print("ran on:", {d.platform for d in y.devices()})

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10]
# ///
