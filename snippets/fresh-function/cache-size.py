import jax

for x in (1.0, 2.0, 3.0):
    step = jax.jit(lambda x: 2 * x)
    step(x)
    print("cache size:", step._cache_size())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# traces = {"<lambda>" = 3}
# ///
