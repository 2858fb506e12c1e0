import jax

jax.config.update("jax_platforms", "cuda,cpu")
print(jax.devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [3]
# ///
