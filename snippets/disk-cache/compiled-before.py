import os, tempfile, jax

jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
path = tempfile.mkdtemp()
f = jax.jit(lambda x: x + 1)
f(1.0)
jax.config.update("jax_compilation_cache_dir", path)
f(1.0)
print("programs on disk:", len(os.listdir(path)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 7]
# ///
