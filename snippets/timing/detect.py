import time
import jax
import jax.numpy as jnp

def timed(f, *args):
    """Seconds of the work of f(*args), compiled before."""
    jax.block_until_ready((args, f(*args)))
    start = time.perf_counter()
    out = f(*args)
    called = time.perf_counter() - start
    waited = not all(x.is_ready() for x in jax.tree.leaves(out))
    jax.block_until_ready(out)
    return time.perf_counter() - start, waited

f = jax.jit(lambda a: a @ a)
seconds, waited = timed(f, jnp.ones((2000, 2000)))
print("work was left when the call returned:", waited)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
