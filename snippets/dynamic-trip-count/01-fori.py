import jax

def f(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 1.1, x)

jax.grad(jax.jit(f))(1.0, 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Reverse-mode"
# line = 6
# highlight = [4]
# ///
