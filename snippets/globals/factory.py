import jax

def make_step(rate):
    @jax.jit
    def step(grad):
        return -rate * grad
    return step

slow, fast = make_step(0.5), make_step(2.0)
print(slow(1.0), fast(1.0), slow(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3]
# traces = {step = 2}
# ///
