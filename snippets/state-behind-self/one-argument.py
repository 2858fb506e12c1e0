from functools import partial

import jax

class Model:
    layers = 2
    scale = 2.0

    @partial(jax.jit, static_argnums=0)
    def run(self, x, scale):
        return self.layers * scale * x

model = Model()
for model.scale in (2.0, 5.0):
    print(model.run(1.0, model.scale))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [10, 11]
# traces = {run = 1}
# ///
