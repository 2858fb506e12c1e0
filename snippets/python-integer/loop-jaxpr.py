import jax

def power(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 2, x)

def unrolled(x):
    for _ in range(3):
        x = x * 2
    return x

print([str(e.primitive) for e in jax.make_jaxpr(unrolled)(1.0).eqns])
print([str(e.primitive) for e in jax.make_jaxpr(power)(1.0, 3).eqns])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
