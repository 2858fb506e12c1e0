import jax

draw = jax.jit(jax.random.normal, static_argnums=0)
draw(jax.random.key(0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "PRNGKeyArray"
# line = 4
# highlight = [4]
# ///
