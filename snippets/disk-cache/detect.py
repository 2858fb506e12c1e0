import tempfile
import jax
import jax.numpy as jnp

jax.config.update("jax_compilation_cache_dir", tempfile.mkdtemp())
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
x = jnp.ones(3)
seen = []
jax.monitoring.register_event_listener(lambda name, **_: seen.append(name))
for _ in range(2):
    jax.clear_caches()
    jax.jit(lambda x: x + 1)(x)
    hits = sum(name.endswith("/cache_hits") for name in seen)
    print("hits:", hits, "misses:", sum(name.endswith("/cache_misses") for name in seen))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
