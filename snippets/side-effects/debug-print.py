import jax

@jax.jit
def double(x):
    jax.debug.print("inside: x = {}", x)
    return 2 * x

for x in (1.0, 2.0, 3.0):
    print("result:", double(x))
    jax.effects_barrier()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {double = 1}
# ///
