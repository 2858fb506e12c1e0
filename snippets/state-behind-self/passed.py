import jax

@jax.jit
def scaled(scale, x):
    return scale * x

class Model:
    scale = 2.0
    def run(self, x):
        return scaled(self.scale, x)

model = Model()
for model.scale in (2.0, 5.0):
    print(model.scale, "gives", model.run(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 10]
# traces = {scaled = 1}
# ///
