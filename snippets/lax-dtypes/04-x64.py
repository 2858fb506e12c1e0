import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)
jax.lax.mul(jnp.ones(2, jnp.float32), 2.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "same dtypes, got float32, float64"
# line = 5
# highlight = [4, 5]
# but = "`lax.mul` with a Python number, in a program that enables 64 bits: `x * 2.0`, or a constant of the dtype of `x`."
# ///
