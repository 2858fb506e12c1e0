import gc
import weakref
from functools import partial
import jax
import numpy as np

class Data:
    def __init__(self):
        self.values = np.ones(3, np.float32)

@partial(jax.jit, static_argnums=0)
def static(data, x):
    return x + data.values.sum()

@jax.jit
def argument(values, x):
    return x + values.sum()

def in_closure(data):
    return jax.jit(lambda x: x + data.values.sum())(1.0)

def kept_closure(data):
    kept.append(jax.jit(lambda x: x + data.values.sum()))
    kept[-1](1.0)

kept = []
ways = {
    "a static argument": lambda d: static(d, 1.0),
    "a closure that is kept": kept_closure,
    "a closure that is not kept": in_closure,
    "an array passed": lambda d: argument(d.values, 1.0),
}
print("after del, the object is | alive")
for name, way in ways.items():
    data = Data()
    way(data)
    ref = weakref.ref(data)
    del data
    gc.collect()
    print(name, "yes" if ref() else "no", sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
