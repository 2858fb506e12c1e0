import contextlib

import jax

@jax.jit
def leaky(x):
    print("x =", x)
    return x if x > 0 else 0.1 * x

for _ in range(3):
    with contextlib.suppress(jax.errors.TracerBoolConversionError):
        leaky(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# traces = {leaky = 3}
# ///
