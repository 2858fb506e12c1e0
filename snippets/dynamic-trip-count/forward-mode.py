import jax

@jax.jit
def grow(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 1.1, x)

print(jax.jacfwd(grow)(1.0, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
