import time
import jax
import jax.numpy as jnp

@jax.jit
def step(a):
    return {"loss": a.sum(), "next": a @ a}

a = jnp.ones((2000, 2000))
jax.block_until_ready(step(a))
start = time.perf_counter()
out = jax.block_until_ready(step(a))
print(f"a step: {1e3 * (time.perf_counter() - start):.3f} ms")
print({name: value.is_ready() for name, value in out.items()})

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [12]
# timed = true
# ///
