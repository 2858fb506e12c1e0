import os, tempfile, jax

jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
first, second = tempfile.mkdtemp(), tempfile.mkdtemp()
jax.config.update("jax_compilation_cache_dir", first)
jax.jit(lambda x: x + 1)(1.0)
jax.config.update("jax_compilation_cache_dir", second)
jax.jit(lambda x: x + 2)(1.0)
print("programs:", len(os.listdir(first)), len(os.listdir(second)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
