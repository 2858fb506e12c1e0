import jax

jax.jit(lambda x, n: x, static_argnums=1, donate_argnums=1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "donate"
# highlight = [3]
# ///
