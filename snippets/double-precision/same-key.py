import jax

a, b = jax.random.key(7), jax.random.key(2**32 + 7)
print(jax.random.uniform(a) == jax.random.uniform(b))
with jax.enable_x64(True):
    a, b = jax.random.key(7), jax.random.key(2**32 + 7)
    print(jax.random.uniform(a) == jax.random.uniform(b))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [3]
# ///
