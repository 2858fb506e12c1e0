import time
import jax
import jax.numpy as jnp

step = jax.jit(lambda a: (jnp.sort(-a), a.sum()))
a = jnp.linspace(0, 1, 50_000)
jax.block_until_ready(step(a))

def load_data():
    time.sleep(0.006)

losses = []
start = time.perf_counter()
for _ in range(20):
    a, loss = step(a)
    losses.append(float(loss))
    load_data()
a.block_until_ready()
end = time.perf_counter()
print(f"a step: {1e3 * (end - start) / 20:.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [16]
# ///
