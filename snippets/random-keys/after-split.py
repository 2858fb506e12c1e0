import jax

def noise(key):
    x = jax.random.normal(key)
    key, _ = jax.random.split(key)
    return f"{x:.3f} {jax.random.normal(key):.3f}"

key = jax.random.key(0)
for _ in range(3):
    print(noise(key))
    key, _ = jax.random.split(key)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
