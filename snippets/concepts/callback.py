import jax

@jax.jit
def double(x):
    jax.debug.callback(lambda v: print("on the host:", v), x)
    return 2 * x

for x in (1.0, 2.0):
    double(x).block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# traces = {double = 1}
# ///
