import jax
import numpy as np

calls = []

@jax.jit
def f(x):
    out = jax.ShapeDtypeStruct((), np.float32)
    jax.pure_callback(lambda v: calls.append(v) or v, out, x)
    return x + 1

f(1.0).block_until_ready()
print("called", len(calls), "times")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# ///
