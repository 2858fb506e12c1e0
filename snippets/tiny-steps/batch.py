import timeit
import jax
import jax.numpy as jnp

def last(c):
    step = lambda c, _: (4 * c * (1 - c), None)
    return jax.lax.scan(step, c, length=5000)[0]

one, many = jax.jit(last), jax.jit(jax.vmap(last))
x = jnp.linspace(0.1, 0.9, 100)
for name, f, arg, n in [("alone, a sequence", one, x[0], 1),
                        ("vmap, a sequence", many, x, 100)]:
    run = lambda: f(arg).block_until_ready()
    run()
    best = min(timeit.repeat(run, number=3)) / 3
    print(f"{name}: {1e6 * best / n:.2f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# timed = true
# highlight = [9]
# faster = [["vmap, a sequence", "alone, a sequence", 2]]
# ///
