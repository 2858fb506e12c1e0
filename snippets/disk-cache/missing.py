import tempfile
import jax
import jax.numpy as jnp

jax.config.update("jax_compilation_cache_dir", tempfile.mkdtemp())
f = jax.jit(lambda x: x * 2 + 1)
x = jnp.ones(3)
with jax.explain_cache_misses(True):
    f(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# varies = ["[0-9a-f]{64}"]
# ///
