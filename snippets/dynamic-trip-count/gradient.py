import jax

@jax.jit
def grow(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 1.1, x)

print(jax.grad(grow)(1.0, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "ValueError"
# says = "Reverse-mode differentiation does not work for lax.while_loop or lax.fori_loop with dynamic start/stop values"
# line = 7
# highlight = [5]
# ///
