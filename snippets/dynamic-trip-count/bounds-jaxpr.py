import jax

def primitives(f, *args):
    return [str(e.primitive) for e in jax.make_jaxpr(f)(*args).eqns]

def step(i, x):
    return x * 1.1

print("static:", primitives(lambda x: jax.lax.fori_loop(0, 3, step, x), 1.0))
print("traced:", primitives(lambda x, n: jax.lax.fori_loop(0, n, step, x), 1.0, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
