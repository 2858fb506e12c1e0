import os, tempfile
import jax
import jax.numpy as jnp

a = jnp.zeros(4) + 1
folder = tempfile.mkdtemp()
jax.config.update("jax_compilation_cache_dir", folder)
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.jit(lambda x: 2 * x)(a).block_until_ready()
print("files:", len(os.listdir(folder)) > 0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
