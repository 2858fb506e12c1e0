import jax

@jax.jit
def init(key):
    k1, k2 = jax.random.split(key)
    w = jax.random.normal(k1)
    b = jax.random.normal(k2)
    return w, b

w, b = init(jax.random.key(0))
print(f"{w:.3f} {b:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
