import time

import jax

@jax.jit
def decay(x, elapsed):
    return x * 0.5**elapsed

start, values = time.monotonic(), []
for _ in range(3):
    time.sleep(0.01)
    elapsed = time.monotonic() - start
    values.append(float(decay(1.0, elapsed)))

print("it falls:", values[0] > values[1] > values[2])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 12]
# traces = {decay = 1}
# ///
