import jax
import jax.numpy as jnp

def ways(f):
    x = jnp.ones(2)
    yield "eval_shape", lambda: jax.eval_shape(f, x)
    yield "lower", lambda: f.lower(x)
    yield "make_jaxpr", lambda: jax.make_jaxpr(f)(x)
    yield "call", lambda: f(x)
    yield "call, new shape", lambda: f(jnp.ones(3))
    yield "call after clear_caches", lambda: (jax.clear_caches(), f(x))

def fresh(ran):
    return jax.jit(lambda x: ran.append(1) or 2 * x)

print("what | runs of the body, alone | after the rows above")
together, before = [], 0
shared = list(ways(fresh(together)))
for i, (name, do) in enumerate(shared):
    ran = []
    list(ways(fresh(ran)))[i][1]()
    do()
    print(f"{name} | {len(ran)} | {len(together) - before}")
    before = len(together)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
