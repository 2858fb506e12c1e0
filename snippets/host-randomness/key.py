import jax

@jax.jit
def noisy(key, x):
    return x + jax.random.normal(key)

key = jax.random.key(0)
for _ in range(3):
    key, new = jax.random.split(key)
    print(f"{noisy(new, 0.0):.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {noisy = 1}
# ///
