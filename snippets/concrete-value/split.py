import jax

@jax.jit
def draw(key, n):
    keys = jax.random.split(key, n)
    return jax.vmap(jax.random.normal)(keys)

draw(jax.random.key(0), 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# but = "The count is traced; make it a static argument."
# raises = "TypeError"
# says = "parameters to jaxpr equations must have __hash__"
# line = 5
# highlight = [5]
# ///
