import jax
import jax.numpy as jnp

def angles(n):
    print("angles runs")
    return jnp.arange(n) / n

@jax.jit
def rotate(x):
    return x * angles(4)

for x in (1.0, 2.0, 3.0):
    print(rotate(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# traces = {rotate = 1}
# ///
