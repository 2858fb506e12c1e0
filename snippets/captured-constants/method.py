import jax
import jax.numpy as jnp

class Model:
    def __init__(self):
        self.table = jnp.ones((1000, 1000))

model = Model()
f = lambda x: x + model.table.sum()
print(jax.make_jaxpr(f)(1.0).consts[0].nbytes, "bytes captured through an attribute")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# ///
