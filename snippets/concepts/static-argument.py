from functools import partial

import jax

@partial(jax.jit, static_argnames="n")
def power(x, n):
    print(f"tracing with n = {n}")
    return x**n

for n in (2, 3, 2):
    print(power(2.0, n=n))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# traces = {power = 2}
# ///
