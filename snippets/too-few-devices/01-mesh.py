import jax

jax.make_mesh((8,), ("data",))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "devices"
# highlight = [3]
# ///
