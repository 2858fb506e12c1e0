import jax
import jax.numpy as jnp

def heavy(xs):
    jax.debug.callback(print, "heavy")
    return jnp.sin(xs)

def f(xs):
    return jax.lax.cond((xs > 9).any(), heavy, lambda xs: xs, xs)

f(jnp.array([1.0, 2.0]))
jax.effects_barrier()
print("not run")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
