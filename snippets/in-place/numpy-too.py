import jax
import numpy as np

def bump(x):
    x += 1

x = np.zeros(2)
jax.jit(bump)(x)
print("with jit:", x)
bump(x)
print("without:", x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8, 9]
# ///
