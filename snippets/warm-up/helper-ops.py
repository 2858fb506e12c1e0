import time
import jax
import jax.numpy as jnp

f = jax.jit(lambda x: jnp.sin(x).sum())
f(jnp.ones(500)).block_until_ready()
f(jnp.ones(300)).block_until_ready()

start = time.perf_counter()
f(jnp.linspace(0, 1, 300)).block_until_ready()
print(f"inputs made inside: {1e3 * (time.perf_counter() - start):.3f} ms")

x = jax.block_until_ready(jnp.linspace(0, 2, 500))
start = time.perf_counter()
f(x).block_until_ready()
print(f"inputs made before: {1e3 * (time.perf_counter() - start):.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# highlight = [10]
# faster = [["inputs made before", "inputs made inside", 2]]
# ///
