import jax

@jax.jit
def step(grad, rate):
    return -rate * grad

for rate in (1.0, 0.5, 0.25):
    print(f"rate {rate}: step {step(1.0, rate)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# traces = {step = 1}
# ///
