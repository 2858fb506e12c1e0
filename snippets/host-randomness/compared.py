from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import io_callback

rng, steps, traced = np.random.default_rng(0), iter(range(100)), []
kind = jax.ShapeDtypeStruct((), np.float32)

def draw():
    return np.float32(rng.normal())

def add(x, noise):
    traced.append(x)
    return x + noise

key = jax.random.key(0)
outside = jax.jit(add)
with_key = jax.jit(lambda x, key: add(x, jax.random.normal(key)))
forced = partial(jax.jit, static_argnums=1)(lambda x, step: add(x, draw()))

ways = {
    "NumPy in the body": jax.jit(lambda x: add(x, draw())),
    "NumPy, forced by a static argument": lambda x: forced(x, next(steps)),
    "NumPy outside, passed": lambda x: outside(x, draw()),
    "io_callback": jax.jit(lambda x: add(x, io_callback(draw, kind))),
    "a key": lambda x: with_key(x, jax.random.fold_in(key, next(steps))),
}

print("way | different results of 3 | traces")
for name, way in ways.items():
    traced.clear()
    results = {float(way(0.0)) for _ in range(3)}
    print(f"{name} | {len(results)} | {len(traced)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
