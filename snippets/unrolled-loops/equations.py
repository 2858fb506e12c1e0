import jax
import jax.numpy as jnp

def unrolled(a, n):
    for i in range(n):
        a = jnp.sin(a) + i
    return a

def rolled(a, n):
    return jax.lax.fori_loop(0, n, lambda i, a: jnp.sin(a) + i, a)

print("steps | Python loop, equations | fori_loop, equations")
for n in (1, 10, 100):
    counts = [len(jax.make_jaxpr(f, static_argnums=1)(1.0, n).eqns) for f in (unrolled, rolled)]
    print(n, *counts, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
