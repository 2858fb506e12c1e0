import jax

@jax.jit
def f_jit(x, y):
    print("traced")
    return x + y

def f(x, y):
    return f_jit(x, y)

f(1.0, 2.0), f(1.0, y=2.0)
f(x=1.0, y=2.0), f(y=2.0, x=1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8, 9]
# traces = {f_jit = 1}
# compiles = {f_jit = 1}
# ///
