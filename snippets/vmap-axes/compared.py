from functools import partial

import jax
import jax.numpy as jnp

def score(x, w):
    return x @ w

xs, w = jnp.ones((5, 3)), jnp.arange(3.0)
fixes = {
    "in_axes=(0, None)": lambda w: jax.vmap(score, in_axes=(0, None))(xs, w),
    "partial(score, w=w)": lambda w: jax.vmap(partial(score, w=w))(xs),
    "lambda x: score(x, w)": lambda w: jax.vmap(lambda x: score(x, w))(xs),
    "broadcast_to": lambda w: jax.vmap(score)(xs, jnp.broadcast_to(w, (5, 3))),
}
print("fix | result | gradient for w | in jit")
for name, f in fixes.items():
    grad = jax.grad(lambda w: f(w).sum())(w)
    print(f"{name} | {f(w)[0]} | {grad} | {jax.jit(f)(w)[0]}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
