import jax
from jax.experimental import checkify

def f(x):
    checkify.check(x >= 0, "negative")
    return x

checked = jax.jit(checkify.checkify(f))
error, value = checked(-3.0)
error.throw()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 9]
# raises = "jax._src.checkify.JaxRuntimeError"
# says = "negative"
# line = 10
# ///
