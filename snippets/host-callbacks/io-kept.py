import jax
from jax.experimental import io_callback

calls = []

@jax.jit
def f(x):
    io_callback(lambda v: calls.append(v), None, x)
    return x + 1

f(1.0)
jax.effects_barrier()
print("called", len(calls), "times")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
