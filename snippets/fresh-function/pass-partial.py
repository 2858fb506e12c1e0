import jax
from jax.tree_util import Partial

def scale(x, rate):
    return rate * x

@jax.jit
def call(f, x):
    return f(x)

print([float(call(Partial(scale, rate=r), 1.0)) for r in (1.0, 2.0, 3.0)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 11]
# traces = {call = 1}
# ///
