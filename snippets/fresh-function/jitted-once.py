import jax

@jax.jit
def step(w, x):
    return w - 0.25 * w * x

w = 2.0
for x in (1.0, 2.0, 3.0):
    w = step(w, x)
print(w)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3, 4, 9]
# traces = {step = 1}
# compiles = {step = 1}
# ///
