import os, tempfile
import jax
import jax.numpy as jnp

folder = tempfile.mkdtemp()
jax.config.update("jax_compilation_cache_dir", folder)
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)

def entries(f, *args):
    before = len([n for n in os.listdir(folder) if n.endswith("-cache")])
    jax.clear_caches()
    jax.jit(f)(*args).block_until_ready()
    return len([n for n in os.listdir(folder) if n.endswith("-cache")]) - before

x, y = jnp.ones(3), jnp.ones(4)
print("new:", entries(lambda x: x + 1, x))
print("the same again:", entries(lambda x: x + 1, x))
print("another shape:", entries(lambda x: x + 1, y))
print("another constant:", entries(lambda x: x + 2, x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [15]
# ///
