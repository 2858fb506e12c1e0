import jax
import numpy as np

table = np.ones(3)

@jax.jit
def lookup(i, table):
    return table[i]

print(lookup(1, table))
table[1] = 5.0
print(lookup(1, table))

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# traces = {lookup = 1}
# ///
