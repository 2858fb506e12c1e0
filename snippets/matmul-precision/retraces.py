import jax
import jax.numpy as jnp

@jax.jit
def f(a):
    return a @ a

a = jnp.ones((2, 2))
with jax.default_matmul_precision("highest"):
    f(a)
f(a)
with jax.default_matmul_precision("highest"):
    f(a)
print("three calls")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# traces = {f = 2}
# highlight = [9]
# ///
