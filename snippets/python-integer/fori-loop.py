import jax

@jax.jit
def power(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 2, x)

print(power(1.0, 3), power(1.0, 5))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {power = 1}
# ///
