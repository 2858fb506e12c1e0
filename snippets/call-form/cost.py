import time

import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def of_list(history):
    return jnp.stack(history).mean()

@jax.jit
def of_array(history, n):
    return history.mean(where=jnp.arange(history.size) < n)

history, array = [], np.zeros(20, "float32")
jax.block_until_ready(of_list([np.float32(0)]))
jax.block_until_ready(of_array(array, 1))

start = time.perf_counter()
for n in range(20):
    history.append(np.float32(n))
    jax.block_until_ready(of_list(history))
print(f"growing list: {(time.perf_counter() - start) * 1e3:.3f} ms")

start = time.perf_counter()
for n in range(20):
    array[n] = n
    jax.block_until_ready(of_array(array.copy(), n + 1))
ms = (time.perf_counter() - start) * 1e3
print(f"array of the final size: {ms:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["array of the final size", "growing list", 5]]
# timeout = 60
# ///
