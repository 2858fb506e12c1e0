import math
import jax
import jax.numpy as jnp

@jax.jit
@jax.vmap
def f(x):
    out = jax.ShapeDtypeStruct(x.shape, x.dtype)
    host = lambda v: jnp.float32(math.gamma(v))
    return jax.pure_callback(host, out, x, vmap_method="sequential")

print(f(jnp.array([1.0, 3.0, 5.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [10]
# ///
