import jax

print(jax.config.jax_compilation_cache_dir)
print(jax.config.jax_persistent_cache_min_compile_time_secs)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# env = {JAX_COMPILATION_CACHE_DIR = "cache", JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS = "0"}
# ///
