import os, tempfile
import jax

jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
f = jax.jit(lambda x: x + 1)
f(1.0)

path = tempfile.mkdtemp()
jax.config.update("jax_compilation_cache_dir", path)
f(1.0)
jax.clear_caches()
f(1.0)
print("programs on disk:", len(os.listdir(path)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [11]
# ///
