import tempfile, time
import jax
import jax.numpy as jnp

jax.config.update("jax_compilation_cache_dir", tempfile.mkdtemp())
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)

def f(x):
    for _ in range(60):
        x = jnp.sin(x @ x) + jnp.cos(x)
    return x

x = jnp.ones((50, 50))
for start in ("first", "second"):
    jax.clear_caches()
    began = time.perf_counter()
    lowered = jax.jit(f).trace(x).lower()
    traced = time.perf_counter()
    lowered.compile()
    done = time.perf_counter()
    print(f"{start}, trace and lower: {1e3 * (traced - began):.0f} ms")
    print(f"{start}, compile or load: {1e3 * (done - traced):.0f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# timed = true
# ///
