import jax

keys = jax.random.split(jax.random.key(0), 3)
draw = jax.jit(jax.vmap(jax.random.normal))
for x in draw(keys):
    print(f"{x:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3, 4]
# ///
