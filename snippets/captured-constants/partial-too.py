from functools import partial
import jax
import jax.numpy as jnp

table = jnp.ones((1000, 1000))
f = partial(lambda t, x: x + t.sum(), table)
print(jax.make_jaxpr(f)(1.0).consts[0].nbytes, "bytes captured by partial")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
