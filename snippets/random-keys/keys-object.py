import jax

class Keys:
    def __init__(self, seed):
        self.key = jax.random.key(seed)

    def next(self):
        self.key, new = jax.random.split(self.key)
        return new

@jax.jit
def noise(key):
    return jax.random.normal(key)

keys = Keys(0)
for _ in range(3):
    print(f"{noise(keys.next()):.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [17]
# ///
