import jax

@jax.jit
def step(w, rate):
    return w - rate * w

w = 1.0
for i in range(5):
    w = step(w, rate=0.5**i / 2)
print(w)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3]
# traces = {step = 1}
# compiles = {step = 1}
# ///
