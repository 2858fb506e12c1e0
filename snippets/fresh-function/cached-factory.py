from functools import cache

import jax

@cache
def make_step(power):
    @jax.jit
    def step(x):
        return x**power
    return step

print([float(make_step(power)(3.0)) for power in (2, 3, 2, 3)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {step = 2}
# ///
