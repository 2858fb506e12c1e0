import jax

rate = jax.new_ref(1.0)

@jax.jit
def step(grad):
    return -rate[...] * grad

print(step(1.0))
rate[...] = 0.5
print(step(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3, 7, 10]
# traces = {step = 1}
# ///
