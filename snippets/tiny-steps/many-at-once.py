from timeit import repeat
import jax
import jax.numpy as jnp

def run(x):
    step = lambda c, _: (4 * c * (1 - c), None)
    return jax.lax.scan(step, x, length=2000)[0]

alone = jax.jit(run)
at_once = jax.jit(jax.vmap(run))
xs = jnp.linspace(0.1, 0.9, 1000)
for name, f, x, n in (
    ("a run, alone", alone, xs[0], 1),
    ("a run, of 1000 at once", at_once, xs, 1000),
):
    call = lambda: f(x).block_until_ready()
    call()
    seconds = min(repeat(call, number=1)) / n
    print(f"{name}: {1e6 * seconds:.2f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [10]
# faster = [["a run, of 1000 at once", "a run, alone", 2]]
# ///
