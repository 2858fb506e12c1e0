import jax

class Scaler:
    def __init__(self, rate):
        self.rate = rate
        self.scale = jax.jit(self._scale)
    def _scale(self, x):
        return self.rate * x

scaler = Scaler(2.0)
print(scaler.scale(3.0))
scaler.rate = 5.0
print(scaler.scale(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 12]
# ///
