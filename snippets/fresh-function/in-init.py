import jax

class Model:
    def __init__(self, rate):
        self.rate = rate
        self.step = jax.jit(self._step)

    def _step(self, x):
        return self.rate * x

model = Model(2.0)
print([float(model.step(x)) for x in (1.0, 2.0, 3.0)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {_step = 1}
# ///
