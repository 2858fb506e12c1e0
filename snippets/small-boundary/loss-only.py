from timeit import timeit
import jax
import jax.numpy as jnp

def loss(w, x):
    return ((jnp.tanh(x @ w) - 1) ** 2).mean()

def step(loss, w, x):
    return w - 0.1 * jax.grad(loss)(w, x)

inner = lambda w, x, f=jax.jit(loss): step(f, w, x)
outer = jax.jit(lambda w, x: step(loss, w, x))
w, x = jnp.ones(4), jnp.ones((8, 4))
ways = {"loss jitted": inner, "whole step jitted": outer}
for name, way in ways.items():
    run = lambda: way(w, x).block_until_ready()
    run()
    print(f"{name}: {1e4 * timeit(run, number=100):.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [10]
# faster = [["whole step jitted", "loss jitted", 3]]
# ///
