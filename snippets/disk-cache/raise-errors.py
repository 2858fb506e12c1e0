import tempfile, jax

file = tempfile.NamedTemporaryFile()
jax.config.update("jax_compilation_cache_dir", file.name)
jax.config.update("jax_raise_persistent_cache_errors", True)
jax.jit(lambda x: x + 1)(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# raises = "FileExistsError"
# highlight = [5]
# ///
