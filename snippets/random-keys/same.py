import jax

key = jax.random.key(0)

@jax.jit
def noise():
    return jax.random.normal(key)

for _ in range(3):
    print(f"{noise():.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# highlight = [7]
# traces = {noise = 1}
# ///
