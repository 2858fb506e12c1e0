import jax
import jax.numpy as jnp

jax.config.update("jax_explicit_x64_dtypes", "error")
jnp.zeros(2, dtype=jnp.float64)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Explicitly requested dtype float64"
# line = 5
# highlight = [4, 5]
# ///
