import jax

def f(x):
    return x, "total"

with jax.disable_jit():
    print(jax.jit(f)(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
