import time

import jax

@jax.jit
def stamped(x):
    return x + time.perf_counter()

def program(f, *args):
    fresh = lambda *args: f.__wrapped__(*args)
    jaxpr = jax.make_jaxpr(fresh)(*args)
    return str(jaxpr), str(jaxpr.consts)

def test_each_trace_is_the_same():
    first, second = program(stamped, 1.0), program(stamped, 1.0)
    assert first == second, "two traces, two programs"

test_each_trace_is_the_same()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "two traces, two programs"
# line = 16
# highlight = [10, 12]
# ///
