import jax

@jax.jit
def step(state):
    w, b = state
    return w + 1, b + 1

state = [1.0, 2.0]
for _ in range(3):
    print(jax.tree.structure(state))
    state = step(state)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 8]
# traces = {step = 2}
# compiles = {step = 2}
# ///
