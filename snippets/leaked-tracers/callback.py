import jax

history = []

@jax.jit
def step(x):
    jax.debug.callback(history.append, 2 * x)
    return x + 1

for x in (1.0, 2.0, 3.0):
    step(x)
jax.effects_barrier()
print([float(y) for y in history])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 12]
# traces = {step = 1}
# ///
