import jax

@jax.jit
def f(x, y, /):
    return x + y

print(f(1.0, 2.0))
f(1.0, y=2.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# raises = "TypeError"
# says = "positional-only"
# line = 8
# ///
