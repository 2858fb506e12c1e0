import jax

def f(x, y):
    return x + y

@jax.jit
def g(*args, **kwargs):
    return f(*args, **kwargs)

g(1.0, 2.0), g(1.0, y=2.0)
g(x=1.0, y=2.0), g(y=2.0, x=1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# traces = {g = 3}
# ///
