import jax

@jax.jit
def double(x):
    y = 2 * x
    jax.debug.print("x = {x:.2f}, y = {y:.2f}", x=x, y=y)
    return y

double(3.14159)
jax.effects_barrier()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
