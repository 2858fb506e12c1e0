import jax

@jax.jit
def draw(keys):
    return jax.vmap(jax.random.normal)(keys)

for n in (3, 5, 3):
    keys = jax.random.split(jax.random.key(0), n)
    print(draw(keys).shape)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# traces = {draw = 2}
# ///
