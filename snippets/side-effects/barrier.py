import time

import jax

def slow(x):
    time.sleep(0.2)

@jax.jit
def double(x):
    jax.debug.callback(slow, x)
    return 2 * x

double(1.0)  # compile
jax.effects_barrier()
start = time.perf_counter()
double(1.0)
called = time.perf_counter()
jax.effects_barrier()
done = time.perf_counter()
print(f"the call: {(called - start) * 1e3:.3f} ms")
print(f"then effects_barrier: {(done - called) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# highlight = [16, 18]
# timed = true
# ///
