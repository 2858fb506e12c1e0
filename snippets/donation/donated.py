import jax
import jax.numpy as jnp

step = jax.jit(
    lambda x: x.at[0].set(1.0),
    donate_argnums=0,
)
x = jnp.zeros(5)
for _ in range(3):
    x = step(x)
print(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
