import jax
import jax.numpy as jnp
import numpy as np

rng = np.random.default_rng(0)

def scan():
    return jax.lax.scan(lambda c, _: (c, rng.normal()), 0, length=3)[1]

def fori_loop():
    body = lambda i, x: x.at[i].set(rng.normal())
    return jax.lax.fori_loop(0, 3, body, jnp.zeros(3))

def vmap():
    return jax.vmap(lambda x: x + rng.normal())(jnp.zeros(3))

print("no jit | once | again")
for f in (scan, fori_loop, vmap):
    row = [", ".join(f"{x:.3f}" for x in f()) for _ in range(2)]
    print(f.__name__, *row, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
