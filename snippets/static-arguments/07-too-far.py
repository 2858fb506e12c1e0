import jax

jax.jit(lambda x: x, static_argnums=3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "static_argnums"
# line = 3
# highlight = [3]
# ///
