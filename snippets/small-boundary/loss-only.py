import timeit
import jax
import jax.numpy as jnp

@jax.jit
def loss(w, x):
    return jnp.mean((jnp.tanh(x @ w) - 1) ** 2)

def step(w, x):
    return w - 0.1 * jax.grad(loss)(w, x)

w, x = jnp.ones(8), jnp.ones((32, 8))
for name, f in [("a call of the loss", loss),
                ("a step", step)]:
    run = lambda: f(w, x).block_until_ready()
    run()
    best = min(timeit.repeat(run, number=20)) / 20
    print(f"{name}: {1e6 * best:.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [5]
# faster = [["a call of the loss", "a step", 3]]
# ///
