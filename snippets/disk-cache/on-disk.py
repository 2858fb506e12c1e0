import tempfile, time
import jax
import jax.numpy as jnp

folder = tempfile.mkdtemp()
jax.config.update("jax_compilation_cache_dir", folder)
least = "jax_persistent_cache_min_compile_time_secs"
jax.config.update(least, 0)

@jax.jit
def f(x):
    for _ in range(60):
        x = jnp.sin(x @ x) + jnp.cos(x)
    return x

x = jnp.ones((50, 50))
for start in ("first", "second"):
    jax.clear_caches()  # as in a new process
    began = time.perf_counter()
    f(x).block_until_ready()
    seconds = time.perf_counter() - began
    print(f"{start} start: {1e3 * seconds:.0f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [6, 8]
# faster = [["second start", "first start", 1.5]]
# ///
