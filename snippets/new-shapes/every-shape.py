import time
import jax
import numpy as np

@jax.jit
def f(x):
    return (x * 2).sum()

for call, n in enumerate((100, 100, 101, 101, 102), 1):
    start = time.perf_counter()
    jax.block_until_ready(f(np.ones(n, "float32")))
    ms = (time.perf_counter() - start) * 1e3
    print(f"call {call}, {n} rows: {ms:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# faster = [["call 2, 100 rows", "call 3, 101 rows", 10]]
# compiles = {f = 3}
# highlight = [11]
# ///
