import functools

import jax
import jax.numpy as jnp

class Model:
    def __init__(self):
        self.scale = 2.0

    @functools.partial(jax.jit, static_argnums=0)
    def run(self, x):
        return self.scale * x

def test_each_attribute_is_read_again():
    model, x = Model(), jnp.ones(2)
    for name, value in list(vars(model).items()):
        model.run(x)
        setattr(model, name, value + 1)
        with jax.disable_jit():
            fresh = model.run(x)
        used = model.run(x)
        setattr(model, name, value)
        if not (used == fresh).all():
            raise AssertionError(f"stale: {name}")

test_each_attribute_is_read_again()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "stale: scale"
# line = 24
# highlight = [18, 19]
# ///
