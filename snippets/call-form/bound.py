import functools
import inspect

import jax

def jit_by_signature(f):
    jitted, signature = jax.jit(f), inspect.signature(f)

    @functools.wraps(f)
    def call(*args, **kwargs):
        bound = signature.bind(*args, **kwargs)
        bound.apply_defaults()
        return jitted(*bound.args, **bound.kwargs)

    return call

@jit_by_signature
def f(x, y=2.0):
    return x + y

print(f(1.0), f(1.0, 2.0), f(1.0, y=2.0), f(y=2.0, x=1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [11, 12, 13]
# traces = {f = 1}
# ///
