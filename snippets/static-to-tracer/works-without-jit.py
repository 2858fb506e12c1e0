import jax
import jax.numpy as jnp

def f(x):
    """The sum of x, times a size."""
    return x.sum() * jnp.ones(jnp.sqrt(x.size).astype(int)).sum()

x = jnp.ones((2, 9))
print(f(x[0]), jax.vmap(f)(x))
print(jax.grad(f)(x[0]))
jax.jit(f)(x[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "got (JitTracer(int32[]),)"
# line = 6
# highlight = [6, 11]
# ///
