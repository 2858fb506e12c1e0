import jax
import jax.numpy as jnp

def f(x):
    def report(x, bad):
        if bad: print("bad:", x)
    jax.debug.callback(report, x, jnp.isnan(x))
    return 2 * x

jax.vmap(f)(jnp.array([1.0, jnp.nan]))
jax.effects_barrier()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
