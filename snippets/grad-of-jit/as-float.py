import jax

@jax.jit
def square(x):
    return x * x

print(square(3))
print(jax.grad(square)(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
