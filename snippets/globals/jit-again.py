import jax

rate = 1.0

def f(x):
    return rate * x

print(jax.jit(f)(1.0))
rate = 5.0
print("jit again:     ", jax.jit(f)(1.0))
print("a new function:", jax.jit(lambda x: f(x))(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10]
# ///
