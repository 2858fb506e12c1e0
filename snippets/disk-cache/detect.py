import tempfile
import jax
import jax.numpy as jnp

x = jnp.ones(3)
counts = {"cache_hits": 0, "cache_misses": 0}

def count(event, **_):
    name = event.rpartition("/")[2]
    if name in counts:
        counts[name] += 1

jax.monitoring.register_event_listener(count)
jax.config.update("jax_compilation_cache_dir", tempfile.mkdtemp())
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
for constant in (2, 2, 3):
    jax.jit(lambda x: x * constant)(x)
    print(counts)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [18]
# ///
