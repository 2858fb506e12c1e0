import jax
import jax.numpy as jnp
import numpy as np

traces = 0


@jax.jit
def f(x):
    global traces
    traces += 1
    return x


for x in (jnp.ones(1), np.array([16777217.0])):
    y = f(x)
    print(f"{x.dtype} in: {y.dtype} out, traces {traces}")
print(f"{x[0]:.0f} came back as {y[0]:.0f}")

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# traces = {f = 1}
# claim = "A dtype that was not seen before is traced anew."
# verdict = "half right"
# see = "double-precision new-shapes"
# ///
