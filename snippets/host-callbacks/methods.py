import jax
import jax.numpy as jnp
import numpy as np

def shapes(method):
    seen = []
    def host(x, y):
        seen.append((x.shape, y.shape))
        return np.asarray(x + y, np.float32)
    def f(x, y):
        out = jax.ShapeDtypeStruct(x.shape, x.dtype)
        return jax.pure_callback(host, out, x, y, vmap_method=method)
    jax.vmap(f, in_axes=(0, None))(jnp.ones(3), jnp.float32(1)).block_until_ready()
    return len(seen), seen[0]

print("vmap_method | calls | shapes that it gets")
for method in ("sequential", "expand_dims", "broadcast_all"):
    count, first = shapes(method)
    print(method, count, f"{first[0]} and {first[1]}", sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
