import jax

@jax.jit
def outer(x):
    y = None

    @jax.jit
    def inner():
        return y

    @jax.jit
    def middle(x):
        nonlocal y
        y = 2 * x
        z = inner()
        y = None
        return z

    return middle(x)

print(outer(1.0))
with jax.checking_leaks():
    outer(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "Exception"
# says = "Leaked trace"
# line = 19
# highlight = [16, 17]
# varies = ["(?s)(?<=tracer\\(s\\):).*"]
# ///
