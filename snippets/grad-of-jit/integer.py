import jax

@jax.jit
def square(x):
    return x * x

print(square(3))
jax.grad(square)(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "grad requires real- or complex-valued inputs"
# line = 8
# highlight = [8]
# ///
