import jax
import jax.numpy as jnp

def make(n):
    @jax.jit
    def f(x):
        return x + jnp.arange(n)
    return f

add3 = make(3)
print(add3(1), add3(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 7]
# ///
