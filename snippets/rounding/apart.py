import jax
import jax.numpy as jnp

square = jax.jit(lambda x: x * x)
subtract = jax.jit(lambda a, b: a - b)

x = jnp.float32(1 + 2**-12)
y = x * x
print("no jit:     ", x * x - y)
print("two jits:   ", subtract(square(x), y))
print("one outside:", jax.jit(lambda x, y: subtract(square(x), y))(x, y))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 5]
# ///
