import os, subprocess, sys, tempfile

program = """
import jax, jax.numpy as jnp
seen = []
jax.monitoring.register_event_listener(lambda name, **_: seen.append(name))
jax.jit(lambda x: jnp.sin(x @ x))(jnp.ones((3, 3)))
for what in ("cache_misses", "cache_hits"):
    print(what, sum(name.endswith(what) for name in seen), end="  ")
"""
env = {**os.environ, "JAX_COMPILATION_CACHE_DIR": tempfile.mkdtemp(),
       "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
for process in ("first", "second"):
    out = subprocess.check_output([sys.executable, "-c", program], env=env)
    print(process, "process:", out.decode().strip())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timeout = 60
# ///
