import functools
import jax
import jax.numpy as jnp

def logged(f):
    @functools.wraps(f)
    def wrapper(*args, **kwargs):
        return f(*args, **kwargs)
    return wrapper

@functools.partial(jax.jit, static_argnames="n")
@logged
def zeros(n):
    return jnp.zeros(n)

print(zeros(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {zeros = 1}
# ///
