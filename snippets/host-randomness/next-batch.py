import jax

@jax.jit
def step(total, batch):
    return total + batch

total = 0
for batch in iter(range(3)):
    total = step(total, batch)
    print(total)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 9]
# traces = {step = 1}
# ///
