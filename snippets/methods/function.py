import jax

@jax.jit
def _scale(rate, x):
    return rate * x

class Scaler:
    def __init__(self, rate): self.rate = rate
    def scale(self, x): return _scale(self.rate, x)
print(Scaler(2.0).scale(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3, 4, 5]
# ///
