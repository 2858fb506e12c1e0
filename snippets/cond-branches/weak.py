import jax
import jax.numpy as jnp

def f(x, other):
    return jax.lax.cond(x > 0, lambda: x, lambda: other)

strong = jnp.float32(3)
print("strong and weak:", jax.typeof(f(strong, 0.0)))
print("strong and strong:", jax.typeof(f(strong, strong)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
