import jax

rate = 1.0

@jax.jit
def inner(x):
    return rate * x

print(inner(1.0))
rate = 5.0

@jax.jit
def outer(x):
    return inner(x)

print(outer(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [14]
# traces = {inner = 1, outer = 1}
# ///
