import time
import jax
import jax.numpy as jnp

f = jax.jit(lambda a: (a @ a).sum())
a = jnp.ones((2500, 2500))
f(a).block_until_ready()

t0 = time.perf_counter()
total = f(a)
t1 = time.perf_counter()
text = str(total)
t2 = time.perf_counter()
print(f"f(a): {1e3 * (t1 - t0):.3f} ms")
print(f"print: {1e3 * (t2 - t1):.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# timed = true
# faster = [["f(a)", "print", 2]]
# highlight = [10, 12]
# ///
