import types

import jax
import jax.numpy as jnp
import numpy as np

number = 1.0
config = {"rate": 1.0}
optimizer = types.SimpleNamespace(rate=1.0)
buffer = np.ones(())
array = jnp.ones(())

def helper():
    return 1.0

def enclosing():
    rate = 1.0
    def read(x):
        return rate * x
    def change():
        nonlocal rate
        rate = 5.0
    return read, change

closure, change = enclosing()
readers = {
    "global number": lambda x: number * x,
    "dict entry": lambda x: config["rate"] * x,
    "attribute": lambda x: optimizer.rate * x,
    "NumPy array, in place": lambda x: buffer * x,
    "JAX array, replaced": lambda x: array * x,
    "variable of an enclosing function": closure,
    "function, redefined": lambda x: helper() * x,
}
jitted = {name: jax.jit(f) for name, f in readers.items()}
for f in jitted.values():
    f(1.0)

number = config["rate"] = optimizer.rate = 5.0
buffer[...] = 5.0
array = 5 * array
change()
helper = lambda: 5.0

print("what changed from 1 to 5 | without jit | with jit")
for name, f in readers.items():
    print(f"{name} | {f(1.0)} | {jitted[name](1.0)}")

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
