import jax

key = jax.random.key(0)
for n in (3, 4):
    x = jax.random.normal(key, (n,))
    print(*(f"{value:.3f}" for value in x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
