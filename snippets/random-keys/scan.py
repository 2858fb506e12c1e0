import jax

def body(x, key):
    x = x + jax.random.normal(key)
    return x, x

@jax.jit
def walk(key):
    keys = jax.random.split(key, 3)
    return jax.lax.scan(body, 0.0, keys)[1]

for x in walk(jax.random.key(0)):
    print(f"{x:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
