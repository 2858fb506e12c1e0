import jax

jax.config.update("jax_legacy_prng_key", "error")
print(jax.random.normal(jax.random.PRNGKey(0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "ValueError"
# says = "Legacy uint32 key array"
# line = 4
# highlight = [3]
# ///
