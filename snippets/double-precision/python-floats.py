import jax

def poly(values):
    total = 0.0
    for value in values:
        total = total + (value + 1000.0) ** 2
    return total

values = [i / 7 for i in range(30)]
print("Python:", poly(values))
print("jit:   ", jax.jit(poly)(values))
with jax.enable_x64(True):
    print("64-bit:", jax.jit(poly)(values))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [11]
# ///
