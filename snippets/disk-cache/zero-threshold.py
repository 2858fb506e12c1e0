import os, tempfile
import jax
import jax.numpy as jnp

path = tempfile.mkdtemp()
jax.config.update("jax_compilation_cache_dir", path)
threshold = "jax_persistent_cache_min_compile_time_secs"
jax.config.update(threshold, 0)
jax.jit(lambda x: jnp.sin(x) + 1)(jnp.ones(3))
print("programs on disk:", len(os.listdir(path)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8]
# ///
