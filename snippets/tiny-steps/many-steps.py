from timeit import repeat
import jax

def run(n, x):
    step = lambda c, _: (4 * c * (1 - c), c)
    return jax.lax.scan(step, x, length=n)[1]

f = jax.jit(run, static_argnums=0)
for n in (20, 20_000):
    call = lambda: f(n, 0.1).block_until_ready()
    call()
    seconds = min(repeat(call, number=1))
    print(f"{n} steps: {1e3 * seconds:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [7]
# faster = [["20 steps", "20000 steps", 3]]
# ///
