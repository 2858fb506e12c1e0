import jax
import jax.numpy as jnp
from jax.experimental import checkify

def log(x):
    checkify.check(x > 0, "x is not positive: {}", x)
    return jnp.log(x)

checked = jax.jit(checkify.checkify(log))
error, value = checked(-1.0)
print(value)
error.throw()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 9]
# raises = "jax._src.checkify.JaxRuntimeError"
# says = "x is not positive: -1.0"
# line = 12
# ///
