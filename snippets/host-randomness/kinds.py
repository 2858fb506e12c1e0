import os
import random
import secrets
import time

import jax
import numpy as np

rng = np.random.default_rng(0)
batches = iter(range(10))
random.seed(0)
np.random.seed(0)

def environment():
    os.environ["SCALE"] = str(int(os.environ.get("SCALE", 0)) + 1)

def read(x):
    return x + int(os.environ["SCALE"])

def order(x):
    return x + np.random.permutation(9)[:4] @ [1, 10, 100, 1000]

def branch(x):
    return x if random.random() < 0.5 else -x

kinds = {
    "np.random.rand()": lambda x: x + np.random.rand(),
    "default_rng(0).normal()": lambda x: x + rng.normal(),
    "np.random.permutation": order,
    "random.random()": lambda x: x + random.random(),
    "if random.random() < 0.5": branch,
    "secrets.randbits": lambda x: x + secrets.randbits(23),
    "time.perf_counter()": lambda x: x + time.perf_counter(),
    "os.environ, changed": read,
    "next(batches)": lambda x: x + next(batches),
}
print("in the body | different results of 5 without jit | with jit")
for name, f in kinds.items():
    counts = []
    for g in (f, jax.jit(f)):
        results = set()
        for _ in range(5):
            environment()
            results.add(float(g(1.0)))
        counts.append(len(results))
    print(f"`{name}` | {counts[0]} | {counts[1]}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
