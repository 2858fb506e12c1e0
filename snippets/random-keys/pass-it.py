import jax

@jax.jit
def noise(key):
    return jax.random.normal(key)

key = jax.random.key(0)
for _ in range(3):
    key, new = jax.random.split(key)
    print(f"{noise(new):.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 9]
# traces = {noise = 1}
# ///
