from collections import OrderedDict
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

traces = 0

@jax.jit
def f(x, y=2.0):
    global traces
    traces += 1
    return 0

class Pair(NamedTuple):
    a: float
    b: float

pairs = [
    ("f(1.0, 2.0)", "f(1.0, y=2.0)"),
    ("f(1.0, 2.0)", "f(1.0)"),
    ("f(1.0, y=2.0)", "f(1.0)"),
    ("f([1.0, 2.0])", "f((1.0, 2.0))"),
    ("f([1.0, 2.0])", "f([1.0, 2.0, 3.0])"),
    ("f([1.0, 2.0])", "f(np.array([1.0, 2.0]))"),
    ("f((1.0, 2.0))", "f(Pair(1.0, 2.0))"),
    ("f(None)", "f(0.0)"),
    ("f({'a': 1.0})", "f({'a': 1.0, 'b': 2.0})"),
    ("f({'a': 1.0})", "f(OrderedDict(a=1.0))"),
    ("f(OrderedDict(a=1.0, b=2.0))", "f(OrderedDict(b=2.0, a=1.0))"),
    ("f({'a': 1.0, 'b': 2.0})", "f({'b': 2.0, 'a': 1.0})"),
    ("f(x=1.0, y=2.0)", "f(y=2.0, x=1.0)"),
    ("f(1.0, 2.0)", "f(*[1.0, 2.0])"),
    ("f(np.ones(2))", "f(jnp.ones(2))"),
]
print("first | then | traces")
for first, then in pairs:
    jax.clear_caches()
    traces = 0
    eval(first), eval(then)
    print(f"{first} | {then} | {traces}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
