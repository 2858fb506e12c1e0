from timeit import timeit
import jax
import jax.numpy as jnp
import numpy as np

x = np.ones(10, np.float32)
y = jnp.ones(10)
f = lambda np, x: np.sin(x) * 2 + 1
jitted = jax.jit(lambda x: f(jnp, x))
ways = {
    "numpy": lambda: f(np, x),
    "jnp": lambda: f(jnp, y),
    "jitted": lambda: jitted(y),
}
for name, way in ways.items():
    jax.block_until_ready(way())
    seconds = timeit(way, number=1000)
    print(f"{name}: {1e3 * seconds:.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [16]
# faster = [["numpy", "jnp", 2]]
# ///
