import functools

import jax

class Model:
    scale = 2.0

    @functools.partial(jax.jit, static_argnums=0)
    def run(self, x):
        return self.scale * x

def check_static(cls):
    by_identity = cls.__eq__ is object.__eq__
    message = f"{cls.__name__} is compared by identity"
    assert not by_identity, message

check_static(Model)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "Model is compared by identity"
# line = 15
# highlight = [13, 14]
# ///
