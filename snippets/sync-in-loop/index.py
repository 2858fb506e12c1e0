import timeit
import jax
import jax.numpy as jnp

v = jax.block_until_ready(jnp.ones(50))

def index_first():
    return [float(v[i]) for i in range(50)]

def fetch_first():
    host = jax.device_get(v)
    return [float(host[i]) for i in range(50)]

for name, f in [("index, then fetch", index_first),
                ("fetch, then index", fetch_first)]:
    f()
    best = min(timeit.repeat(f, number=5)) / 5
    print(f"{name}: {1e6 * best:.0f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# highlight = [8]
# faster = [["fetch, then index", "index, then fetch", 2]]
# ///
