import jax

def train(w, x):
    step = jax.jit(lambda w: w - 0.25 * w * x)
    return step(w)

w = 2.0
for x in (1.0, 2.0, 3.0):
    w = train(w, x)
print(w)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [4]
# traces = {"<lambda>" = 3}
# compiles = {"<lambda>" = 3}
# ///
