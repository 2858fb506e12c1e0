import os, tempfile
import jax
import jax.numpy as jnp

path = tempfile.mkdtemp()
jax.config.update("jax_compilation_cache_dir", path)
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)

def run(code, x):
    space = {}
    exec(code, space)
    before = len(os.listdir(path))
    jax.jit(space.popitem()[1])(x)
    return len(os.listdir(path)) - before

x, y = jnp.ones(3), jnp.ones(4)
run("def f(x): return x * 2", x)
print("what changed | compiled again")
for change, code, arg in [
    ("nothing, a new function object", "def f(x): return x * 2", x),
    ("the lines above it", "\n\ndef f(x): return x * 2", x),
    ("the argument's name", "def f(a): return a * 2", x),
    ("the function's name", "def g(x): return x * 2", x),
    ("a constant", "def f(x): return x * 3", x),
    ("the argument's shape", "def f(x): return x * 2", y),
]:
    print(f"{change} | {'yes' if run(code, arg) else 'no'}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
