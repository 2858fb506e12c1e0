from functools import partial

import jax
from jax.tree_util import Partial

traces = 0

def f(x, rate=1.0):
    global traces
    traces += 1
    return rate * x

class Model:
    def step(self, x):
        return f(x)

    @staticmethod
    def plain(x):
        return f(x)

    def __call__(self, x):
        return f(x)

def nested():
    def g(x):
        return f(x)
    return g

model = Model()
makers = {
    "jax.jit(lambda x: f(x))": lambda: jax.jit(lambda x: f(x)),
    "jax.jit of a nested def": lambda: jax.jit(nested()),
    "jax.jit(partial(f, rate=2.0))": lambda: jax.jit(partial(f, rate=2.0)),
    "jax.jit(Partial(f, rate=2.0))": lambda: jax.jit(Partial(f, rate=2.0)),
    "jax.jit(jax.grad(f))": lambda: jax.jit(jax.grad(f)),
    "jax.jit(jax.vmap(f))": lambda: jax.jit(jax.vmap(f)),
    "jax.jit(model.step)": lambda: jax.jit(model.step),
    "jax.jit(Model())": lambda: jax.jit(Model()),
    "jax.jit(f)": lambda: jax.jit(f),
    "jax.jit(model)": lambda: jax.jit(model),
    "jax.jit(Model.plain)": lambda: jax.jit(Model.plain),
}
print("made before each of three calls | traces")
for name, make in makers.items():
    traces = 0
    for _ in range(3):
        x = jax.numpy.ones(2 if "vmap" in name else ())
        make()(x)
    print(f"{name} | {traces}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
