import jax
import numpy as np

@jax.jit
def echo(t):
    return t

for t in (1_700_000_000.0, 1_700_000_001.5, 1_700_000_060.0):
    print(f"{t:.1f} arrives as {echo(t):.1f}")
print("the next float32:", np.spacing(np.float32(t)), "later")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
