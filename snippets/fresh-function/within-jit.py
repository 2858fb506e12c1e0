import jax

traces = 0

def f(x):
    global traces
    traces += 1
    return 2 * x

@jax.jit
def outer(x):
    return jax.jit(lambda y: f(y))(x)

for x in (1.0, 2.0, 3.0):
    outer(x)
print("traces of f:", traces)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [11]
# traces = {outer = 1}
# ///
