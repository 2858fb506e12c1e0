import jax
import jax.numpy as jnp
from jax.experimental.random import stateful_rng

traced = []

def draw(key):
    traced.append(key)
    return jax.random.normal(key)

draw_jit = jax.jit(draw)
fold_jit = jax.jit(lambda key, i: draw(jax.random.fold_in(key, i)))

@jax.jit
def carry_jit(key):
    key, new = jax.random.split(key)
    return key, draw(new)

rng = stateful_rng(0)
rng_jit = jax.jit(lambda: draw(rng.key()))

def split(n):
    return [draw_jit(k) for k in jax.random.split(jax.random.key(0), n)]

def carry(n):
    key, out = jax.random.key(0), []
    for _ in range(n):
        key, x = carry_jit(key)
        out.append(x)
    return out

def fold_in(n):
    return [fold_jit(jax.random.key(0), i) for i in range(n)]

def stateful(n):
    return [rng_jit() for _ in range(n)]

def show(values):
    return ", ".join(f"{x:.2f}" for x in values)

print("way | 3 draws | once more | 4 draws | traces")
for way in (split, carry, fold_in, stateful):
    traced.clear()
    draws = [show(way(n)) for n in (3, 3, 4)]
    print(way.__name__, *draws, len(traced), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
