import tempfile, time
import jax
import jax.numpy as jnp

def f(x):
    for i in range(40):
        x = jnp.sort(jnp.sin(x + i)) @ x
    return x

jax.config.update("jax_compilation_cache_dir", tempfile.mkdtemp())
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
x = jnp.ones((20, 20))
for source in ("new", "from disk"):
    jax.clear_caches()
    start = time.perf_counter()
    lowered = jax.jit(f).trace(x).lower()
    middle = time.perf_counter()
    lowered.compile()
    end = time.perf_counter()
    print(f"trace and lower, {source}: {1e3 * (middle - start):.1f} ms")
    print(f"compile, {source}: {1e3 * (end - middle):.1f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# faster = [["compile, from disk", "compile, new", 2]]
# ///
