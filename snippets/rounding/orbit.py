import jax
import jax.numpy as jnp

def step(i, x):
    return 1 - 2 * x * x

jitted = jax.jit(lambda n, x: jax.lax.fori_loop(0, n, step, x))
for n in (5, 20, 60):
    x = jnp.float32(0.3)
    for i in range(n):
        x = step(i, x)
    print(f"{n} steps: {x:.4f}, jit {jitted(n, jnp.float32(0.3)):.4f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
