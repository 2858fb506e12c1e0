import jax

history = []

@jax.jit
def step(x):
    return x + 1, 2 * x

y, double = step(1.0)
history.append(double)
print(history[0] + 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 9]
# traces = {step = 1}
# ///
