import dataclasses
import functools
import jax

class Counter:
    n = 0
    @functools.partial(jax.jit, static_argnums=0)
    def step(self, x):
        self.n += 1
        return x + self.n

@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Tree:
    n: int
    @jax.jit
    def plus(self, x):
        self.n += 1
        return x + self.n

counter, tree = Counter(), Tree(0)
for _ in range(3):
    print("static:", counter.step(0.0), "n:", counter.n)
    print("pytree:", tree.plus(0.0), "n:", tree.n)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9, 17]
# traces = {step = 1, plus = 1}
# ///
