import os
import jax

os.environ["JAX_PLATFORMS"] = "cuda"
print(jax.default_backend())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [4]
# ///
