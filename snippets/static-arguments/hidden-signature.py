import functools
import jax
import jax.numpy as jnp

def logged(f):
    def wrapper(*args, **kwargs):
        return f(*args, **kwargs)
    return wrapper

@functools.partial(jax.jit, static_argnames="n")
@logged
def zeros(n):
    return jnp.zeros(n)

print(zeros(n=3))
zeros(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "Shapes must be 1D sequences of concrete values"
# line = 13
# highlight = [6, 15]
# ///
