from functools import partial

import jax

class Scaler:
    rate = 2.0

    @classmethod
    @partial(jax.jit, static_argnums=0)
    def scale(cls, x):
        return cls.rate * x

print(Scaler.scale(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 9]
# ///
