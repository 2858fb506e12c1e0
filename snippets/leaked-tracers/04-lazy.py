import jax
import jax.numpy as jnp

class Layer:
    scale = None
    def __call__(self, x):
        if self.scale is None:
            self.scale = jnp.ones(3)
        return self.scale * x

layer = Layer()
jax.jit(layer)(1.0), layer(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[3]"
# line = 9
# highlight = [8]
# ///
