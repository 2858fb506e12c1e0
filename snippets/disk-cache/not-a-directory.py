import tempfile, jax

file = tempfile.NamedTemporaryFile()
jax.config.update("jax_compilation_cache_dir", file.name)
print(jax.jit(lambda x: x + 1)(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [4]
# warns = ["UserWarning: Error reading persistent compilation cache"]
# ///
