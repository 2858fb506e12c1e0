import jax

key = jax.random.key(0)
draw = jax.jit(jax.random.normal, static_argnames="shape")
for x in draw(key, shape=(3,)):
    print(f"{x:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
