import jax
from jax.experimental import checkify

@jax.jit
def f(x):
    checkify.check(x > 0, "not positive")
    return x

f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "not functionalized"
# line = 9
# highlight = [6, 9]
# but = "The function was jitted without `checkify.checkify` round it: `jax.jit(checkify.checkify(f))`."
# ///
