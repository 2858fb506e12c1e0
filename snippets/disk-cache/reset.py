import os, tempfile
import jax
from jax.experimental.compilation_cache import compilation_cache

jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
first, second = tempfile.mkdtemp(), tempfile.mkdtemp()
jax.config.update("jax_compilation_cache_dir", first)
jax.jit(lambda x: x + 1)(1.0)
jax.config.update("jax_compilation_cache_dir", second)
compilation_cache.reset_cache()
jax.jit(lambda x: x + 2)(1.0)
print("programs:", len(os.listdir(first)), len(os.listdir(second)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [10]
# ///
