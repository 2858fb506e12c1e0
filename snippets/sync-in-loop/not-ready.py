import jax
import jax.numpy as jnp

def fetch(x):
    """float(x), counting how often it had to wait."""
    global waits
    waits += not x.is_ready()
    return float(x)

waits = 0
f = jax.jit(lambda a: (a @ a).sum())
a = jnp.ones((2000, 2000))
for _ in range(3):
    fetch(f(a))
print("waited", waits, "times")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
