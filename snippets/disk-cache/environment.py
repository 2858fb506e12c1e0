import os, tempfile
path = tempfile.mkdtemp()
os.environ["JAX_COMPILATION_CACHE_DIR"] = path
os.environ["JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS"] = "0"
import jax
import jax.numpy as jnp

a = jnp.zeros(4) + 1
jax.jit(lambda x: x + 1)(a)
print(sorted(name.split("-")[0] for name in os.listdir(path)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3, 4]
# ///
