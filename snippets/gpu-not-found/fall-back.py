import jax

print(jax.default_backend())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# env = {JAX_PLATFORMS = "cuda,cpu"}
# ///
