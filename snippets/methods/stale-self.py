from functools import partial

import jax

class Scaler:
    rate = 2.0
    @partial(jax.jit, static_argnums=0)
    def scale(self, x):
        return self.rate * x

scaler = Scaler()
print(scaler.scale(3.0))
scaler.rate = 5.0
print(scaler.scale(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 11]
# traces = {scale = 1}
# ///
