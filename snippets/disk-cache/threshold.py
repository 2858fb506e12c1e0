import os
import tempfile
import jax
import jax.numpy as jnp

def files(seconds):
    folder = tempfile.mkdtemp()
    jax.config.update("jax_compilation_cache_dir", folder)
    jax.config.update("jax_persistent_cache_min_compile_time_secs", seconds)
    jax.experimental.compilation_cache.compilation_cache.reset_cache()
    jax.jit(lambda x: jnp.sin(x) + seconds)(1.0).block_until_ready()
    return len(os.listdir(folder))

import jax.experimental.compilation_cache.compilation_cache
print("min_compile_time_secs | programs kept")
print("1.0, the default", "none" if files(1.0) == 0 else "some", sep=" | ")
print("0", "none" if files(0) == 0 else "some", sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
