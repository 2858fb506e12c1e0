import jax
import jax.numpy as jnp
import numpy as np

def has(x, name):
    try:
        eval("x." + name)
        return "yes"
    except Exception as error:
        return type(error).__name__

names = ["shape", "sort()", "at", "sharding", "device", "devices()",
         "addressable_shards", "block_until_ready()", "flags"]

print("x. | NumPy array | JAX array | under jit")
for name in names:
    under_jit = []
    jax.jit(lambda x: under_jit.append(has(x, name)))(np.ones(3))
    direct = has(np.ones(3), name), has(jnp.ones(3), name)
    print(name, *direct, *under_jit, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
