import jax
import jax.numpy as jnp

def levels(n):
    """Somebody else's code."""
    return jnp.log2(n).astype(int)

@jax.jit
def f(x):
    with jax.ensure_compile_time_eval():
        n = levels(x.size)
    return x * jnp.ones((n, 1))

print(f(jnp.ones(8)).shape)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [10, 11]
# ///
