import jax
import jax.numpy as jnp

jax.config.update("jax_captured_constants_warn_bytes", 1_000_000)
table = jnp.ones((1000, 1000))
print(jax.jit(lambda x: (x * table).sum())(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# warns = ["UserWarning: A large amount of constants were captured"]
# highlight = [4]
# ///
