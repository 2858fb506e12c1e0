import jax

@jax.jit
def f(x, n):
    print("n =", n)
    print("x.shape =", x.shape)
    return x

f(jax.numpy.ones(3), 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [5, 6]
# ///
