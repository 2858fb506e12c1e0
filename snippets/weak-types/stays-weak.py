import jax

@jax.jit
def step(count):
    print("traced for", jax.typeof(count))
    return count + 1

count = 0
for _ in range(3):
    count = step(count)
print("the result is", jax.typeof(count))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {step = 1}
# ///
