import jax
import jax.numpy as jnp

@jax.jit
def plus(total, x):
    return total + x

class Counter:
    def __init__(self):
        self.total = jnp.zeros(())

    def add(self, x):
        self.total = plus(self.total, x)

counter = Counter()
for x in (1.0, 2.0, 3.0):
    counter.add(x)
print(counter.total + 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 13]
# traces = {plus = 1}
# ///
