import jax

seen = []

def step(x):
    seen.append(x * 2)
    return seen[-1] + 1

step_jit = jax.jit(step)
for x in (1.0, 2.0, 3):
    print("result", step_jit(x), "| kept", seen)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [6]
# ///
