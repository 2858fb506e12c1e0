import jax

@jax.jit
def f(x, y):
    print("traced")
    return x + y

f(1.0, 2.0)
f(1.0, y=2.0)
f(x=1.0, y=2.0)
f(y=2.0, x=1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [9, 10]
# traces = {f = 3}
# compiles = {f = 3}
# ///
