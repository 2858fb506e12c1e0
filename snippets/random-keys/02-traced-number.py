import jax

@jax.jit
def draw(key, n):
    keys = jax.random.split(key, n)
    return jax.vmap(jax.random.normal)(keys)

draw(jax.random.key(0), 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# but = "The number of keys is a shape: make it static, or split outside."
# raises = "TypeError"
# says = "primitive random_split"
# line = 5
# highlight = [5]
# ///
