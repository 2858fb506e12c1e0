import functools
import jax

class Model:
    scale = 2.0
    @functools.partial(jax.jit, static_argnums=0)
    def run(self, x):
        return self.scale * x

model = Model()
for model.scale in (2.0, 5.0):
    print(model.scale, "gives", model.run(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [6, 11]
# traces = {run = 1}
# ///
