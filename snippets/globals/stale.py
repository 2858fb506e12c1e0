import jax

rate = 1.0

@jax.jit
def step(grad):
    return -rate * grad

for rate in (1.0, 0.5, 0.25):
    print(f"rate {rate}: step {step(1.0)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [7]
# traces = {step = 1}
# ///
