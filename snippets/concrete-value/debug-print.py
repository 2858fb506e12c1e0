import jax

@jax.jit
def f(x):
    y = x * x
    jax.debug.print("y = {:.3f}, padded {:>8.1f}", y, x)
    return y

f(1.5).block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
