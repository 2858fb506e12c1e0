import jax

class Scaler:
    def __init__(self, rate):
        self.rate = rate
        self.scale = jax.jit(self._scale)

    def _scale(self, x):
        return self.rate * x

for rate in (2.0, 5.0):
    print(Scaler(rate).scale(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {_scale = 2}
# ///
