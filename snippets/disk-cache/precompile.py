import tempfile
import jax
import jax.numpy as jnp

jax.config.update("jax_compilation_cache_dir", tempfile.mkdtemp())
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
step = jax.jit(lambda w, x: w - 0.1 * x.mean(0))
for n in (32, 64):
    step.lower(jnp.ones(4), jax.ShapeDtypeStruct((n, 4), jnp.float32)).compile()
print("compiled for two batch sizes")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
