import jax

class Scaler:
    @staticmethod
    @jax.jit
    def scale(rate, x):
        return rate * x

print(Scaler.scale(2.0, 3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 5]
# ///
