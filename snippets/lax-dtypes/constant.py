import jax
import jax.numpy as jnp

@jax.jit
def relu(x):
    return jax.lax.max(x, jax.lax.full_like(x, 0.0))

for dtype in ("float32", "bfloat16", "float16"):
    print(dtype, "->", relu(jnp.ones(2, dtype)).dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
