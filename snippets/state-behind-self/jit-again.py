import jax

class Model:
    scale = 2.0
    def __init__(self):
        self.run = jax.jit(self._run)
    def _run(self, x):
        return self.scale * x

model = Model()
model.run(1.0)
model.scale = 5.0
print("jit again:          ", jax.jit(model._run)(1.0))
model.run = None
print("the old one is gone:", jax.jit(model._run)(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [13, 15]
# ///
