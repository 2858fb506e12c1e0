import jax

history = []

@jax.jit
def step(x):
    history.append(2 * x)
    return x + 1

with jax.disable_jit():
    step(1.0)
print(history[0] + 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10]
# ///
