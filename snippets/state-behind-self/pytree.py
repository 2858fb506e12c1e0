from dataclasses import dataclass, field

import jax

@jax.tree_util.register_dataclass
@dataclass
class Model:
    scale: float
    power: int = field(default=1, metadata={"static": True})

    @jax.jit
    def run(self, x):
        return self.scale * x**self.power

model = Model(2.0)
print(model.run(3.0))
model.scale = 5.0
print(model.run(3.0))
model.power = 2
print(model.run(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 6]
# traces = {run = 2}
# ///
