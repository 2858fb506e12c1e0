import jax
from jax.experimental import checkify

def f(x):
    return checkify.checkify(jax.numpy.log, checkify.nan_checks)(x)

@jax.jit
def g(x):
    err, out = f(x)
    err.throw()
    return out

g(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "not functionalized"
# line = 13
# highlight = [10]
# but = "`err.throw()` stands inside the jitted function: return the error, throw it outside."
# ///
