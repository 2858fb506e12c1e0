import jax

for seed in (1, 2**32 + 1, 2**40 + 1):
    key = jax.random.key(seed)
    print(f"{seed:14d}: {jax.random.normal(key):.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [3]
# ///
