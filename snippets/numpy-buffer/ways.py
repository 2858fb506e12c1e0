import jax
import jax.numpy as jnp
import numpy as np

def buffer(offset):
    """1000 zeros, so many bytes after a multiple of 64."""
    raw = np.zeros(4 * 1000 + 128, np.uint8)
    start = -raw.ctypes.data % 64 + offset
    return raw[start:start + 4000].view(np.float32)

ways = {
    "device_put(x)": jax.device_put,
    "device_put(x, may_alias=False)": lambda x: jax.device_put(x, may_alias=False),
    "jnp.asarray(x)": jnp.asarray,
    "jnp.array(x)": jnp.array,
    "jnp.from_dlpack(x)": jnp.from_dlpack,
    "device_put(x.copy())": lambda x: jax.device_put(x.copy()),
    "jit(lambda x: 1 * x)(x)": jax.jit(lambda x: 1 * x),
}
print("made and ready, then x[0] = -1 | aligned x | other x")
for name, way in ways.items():
    told = []
    for offset in (0, 4):
        x = buffer(offset)
        y = way(x).block_until_ready()
        x[0] = -1
        told.append("changed" if y[0] == -1 else "as it was")
    print(name, *told, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
