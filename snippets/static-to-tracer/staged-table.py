import time
import jax
import jax.numpy as jnp

def table():
    return jnp.linalg.eigvalsh(jnp.ones((400, 400)) + jnp.eye(400))

@jax.jit
def staged(x):
    return x + table()

@jax.jit
def at_compile_time(x):
    with jax.ensure_compile_time_eval():
        values = table()
    return x + values

x = jnp.ones(400)
for name, f in [("staged", staged), ("compile-time eval", at_compile_time)]:
    f(x).block_until_ready()
    start = time.perf_counter()
    f(x).block_until_ready()
    print(f"{name}: {(time.perf_counter() - start) * 1e3:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# faster = [["compile-time eval", "staged", 10]]
# ///
