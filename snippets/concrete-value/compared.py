from functools import partial

import jax
import jax.numpy as jnp

def static(x, descending):
    return jnp.sort(x, descending=descending)

def both(x, descending):
    up = jnp.sort(x)
    return jnp.where(descending, jnp.flip(up), up)

def works(call):
    try:
        call()
    except (TypeError, ValueError) as error:
        return type(error).__name__
    return "works"

x = jnp.array([2.0, 3.0, 1.0])
flags = jnp.array([True, False])
print("fix | traces for 4 calls, 2 flags | vmap over the flag | gradient")
for name in ("static", "once", "both"):
    traced = []
    f = both if name == "both" else static
    def g(x, flag):
        traced.append(flag)
        return f(x, flag)
    if name == "once":
        made = {b: jax.jit(partial(g, flag=b)) for b in (True, False)}
        h = lambda x, flag: made[flag](x)
    else:
        h = jax.jit(g, static_argnums=1 if name == "static" else ())
    for flag in (True, False, True, False):
        h(x, flag)
    count = len(traced)
    vmap = works(lambda: jax.vmap(h, in_axes=(None, 0))(x, flags))
    grad = works(lambda: jax.grad(lambda x: h(x, True)[0])(x))
    print(f"{name} | {count} | {vmap} | {grad}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
