import os, tempfile
import jax

path = tempfile.mkdtemp()
os.environ["JAX_COMPILATION_CACHE_DIR"] = path
print("directory:", jax.config.jax_compilation_cache_dir)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
