import jax

@jax.jit
def repeat(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: 2 * x, x)

print([int(repeat(1, n)) for n in (2, 3, 4)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {repeat = 1}
# ///
