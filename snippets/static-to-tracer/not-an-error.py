import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    with jax.ensure_compile_time_eval():
        n = jnp.sum(x)
    return jnp.zeros(n)

f(jnp.array([1, 2]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "got (JitTracer(int32[]),)"
# line = 8
# highlight = [7]
# ///
