import timeit
import jax
import jax.numpy as jnp

def loss(w, x):
    return jnp.mean((jnp.tanh(x @ w) - 1) ** 2)

def update(w, m, g):
    m = 0.9 * m + 0.1 * g / jnp.maximum(1, jnp.linalg.norm(g))
    return w - 0.1 * (m + 0.01 * w), m

def make(loss=loss, wrap=lambda f: f):
    gradient = wrap(jax.grad(loss))
    return lambda w, m, x: update(w, m, gradient(w, x))

w, m, x = jnp.ones(8), jnp.zeros(8), jnp.ones((32, 8))
for name, step in [("nothing", make()),
                   ("the loss", make(jax.jit(loss))),
                   ("the gradient", make(wrap=jax.jit)),
                   ("all of it", jax.jit(make()))]:
    run = lambda: jax.block_until_ready(step(w, m, x))
    run()
    best = min(timeit.repeat(run, number=20)) / 20
    print(f"{name}: {1e6 * best:.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "cost"
# timed = true
# faster = [["all of it", "the gradient", 2], ["the gradient", "the loss", 1.5], ["the loss", "nothing", 1.5]]
# ///
