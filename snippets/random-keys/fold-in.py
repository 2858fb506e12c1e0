import jax

@jax.jit
def noise(key, step):
    key = jax.random.fold_in(key, step)
    return jax.random.normal(key)

key = jax.random.key(0)
for step in (0, 1, 2, 1):
    print(step, f"{noise(key, step):.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 10]
# traces = {noise = 1}
# ///
