import jax

@jax.jit
def inner(y, x):
    return y + x

def outer(x):
    return inner(x, x)

x = jax.numpy.float32(1.0)
print(jax.jit(outer)(x), outer(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 8]
# ///
