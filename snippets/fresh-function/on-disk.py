import tempfile

import jax

jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
with tempfile.TemporaryDirectory() as folder:
    jax.config.update("jax_compilation_cache_dir", folder)
    for x in (1.0, 2.0, 3.0):
        print(jax.jit(lambda x: 2 * x)(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# traces = {"<lambda>" = 3}
# compiles = {"<lambda>" = 1}
# ///
