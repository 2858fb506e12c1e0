import jax

@jax.jit
def grow(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 1.1, x)

for n in range(1, 6):
    print(n, grow(1.0, n))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {grow = 1}
# compiles = {grow = 1}
# ///
