import jax
import jax.numpy as jnp
import numpy as np

f = jax.jit(lambda a: (a @ a).sum())
a = jnp.ones((2000, 2000))
f(a).block_until_ready()
ways = {
    "x.shape, x.dtype": lambda x: (x.shape, x.dtype),
    "x + 1": lambda x: x + 1,
    "jax.device_put(x)": jax.device_put,
    "x.copy_to_host_async()": lambda x: x.copy_to_host_async(),
    "float(x)": float,
    "x.item()": lambda x: x.item(),
    "np.asarray(x)": np.asarray,
    "print(x), str(x)": str,
    "if x > 0": lambda x: bool(x > 0),
    "jax.block_until_ready(x)": jax.block_until_ready,
}
print("after the call | is x ready then")
for name, way in ways.items():
    x = f(a)
    way(x)
    print(f"{name} | {'yes' if x.is_ready() else 'not yet'}")
    x.block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
