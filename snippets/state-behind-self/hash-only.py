import functools
import jax

class Model:
    scale = 2.0
    def __hash__(self):
        return hash(self.scale)
    @functools.partial(jax.jit, static_argnums=0)
    def run(self, x):
        return self.scale * x

kept, stale = [], 0
for _ in range(100):
    model = Model()
    kept.append(model)
    model.run(1.0)
    model.scale = 5.0
    stale += model.run(1.0) != 5.0
print("stale:", stale, "of 100")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
