import jax
import jax.numpy as jnp

class Layer:
    def __init__(self, n):
        self.scale = jnp.ones(n)

    def __call__(self, x):
        return self.scale * x

layer = Layer(3)
print(jax.jit(layer)(2.0), layer(2.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
