import jax

@jax.jit
def f(x):
    print("x     =", x)
    print("x > 0 =", x > 0)
    return x

print("result =", f(-3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [5, 6]
# ///
