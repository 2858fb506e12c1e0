import jax

@jax.jit
def double(x):
    jax.debug.print(f"x = {x}")
    return 2 * x

for x in (1.0, 2.0):
    double(x)
    jax.effects_barrier()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# traces = {double = 1}
# ///
