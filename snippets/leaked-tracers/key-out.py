import jax

@jax.jit
def noise(key):
    key, new = jax.random.split(key)
    return key, jax.random.normal(new)

key = jax.random.key(0)
for _ in range(3):
    key, x = noise(key)
    print(f"{x:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 6, 10]
# traces = {noise = 1}
# ///
