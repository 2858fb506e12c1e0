import jax
import jax.numpy as jnp

N = int(jnp.log2(8.0))

@jax.jit
def f(x):
    return x * jnp.ones(N) if N > 2 else -x

print(f(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
