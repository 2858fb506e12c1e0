import jax

def f(x):
    print("tracing")
    jax.debug.print("{}", x)
    return 2 * x

print([str(eqn.primitive) for eqn in jax.make_jaxpr(f)(1.0).eqns])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [4, 5]
# ///
