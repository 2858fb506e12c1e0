import jax

class Scaler:
    def scale(self, x):
        return 2 * x

scaler = Scaler()
x = 3.0
for _ in range(3):
    jax.jit(Scaler().scale)(x)
print("a trace for each object")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10]
# traces = {scale = 3}
# ///
