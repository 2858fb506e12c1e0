import dataclasses
from functools import partial
import jax

traced = []

@jax.jit
def free(rate, x):
    traced.append("free")
    return rate * x

class Free:
    def __init__(self, rate): self.rate = rate
    def scale(self, x): return free(self.rate, x)

@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Pytree:
    rate: float
    @jax.jit
    def scale(self, x):
        traced.append("Pytree")
        return self.rate * x

class Static:
    def __init__(self, rate): self.rate = rate
    @partial(jax.jit, static_argnums=0)
    def scale(self, x):
        traced.append("Static")
        return self.rate * x

print("fix | rate 2, then changed to 5 | traces | gradient for the rate")
for kind in (Free, Pytree, Static):
    before = len(traced)
    one = kind(2.0)
    first = one.scale(3.0)
    one.rate = 5.0
    second, count = one.scale(3.0), len(traced) - before
    try:
        grad = jax.grad(lambda rate: kind(rate).scale(3.0))(2.0)
    except Exception as error:
        grad = type(error).__name__
    print(f"{kind.__name__} | {first}, {second} | {count} | {grad}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
