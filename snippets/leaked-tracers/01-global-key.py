import jax

key = jax.random.key(0)

@jax.jit
def noise():
    global key
    key, new = jax.random.split(key)
    return jax.random.normal(new)

noise()
jax.random.normal(key)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.UnexpectedTracerError"
# says = "key<fry>[]"
# line = 12
# highlight = [8]
# ///
