import jax

class Scaler:
    def __init__(self, rate):
        self.rate = rate

    @jax.jit
    def scale(self, x):
        return self.rate * x
Scaler(2.0).scale(3.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "at path self"
# line = 10
# highlight = [7]
# ///
