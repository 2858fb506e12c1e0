import jax


def power(x, n):
    y = 1.0
    for _ in range(n):
        y = y * x
    return y


def equations(function, *args):
    return len(jax.make_jaxpr(function)(*args).eqns)


print("n = 10:", equations(lambda x: power(x, 10), 2.0), "equations")
print("n = 50:", equations(lambda x: power(x, 50), 2.0), "equations")
jax.jit(power)(2.0, 50)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__"
# line = 6
# claim = "A Python loop over a traced `n` fails because JAX cannot unroll loops."
# verdict = "wrong"
# see = "unrolled-loops python-integer"
# ///
