import jax

keys = jax.random.split(jax.random.key(0), 3)
jax.jit(jax.random.normal)(keys)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "accepts a single key"
# line = 4
# highlight = [4]
# ///
