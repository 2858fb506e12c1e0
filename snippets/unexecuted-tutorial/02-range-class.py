import jax


@jax.jit
def count(n):
    total = 0
    for i in range(n):
        total += i
    return total


try:
    count(3)
except jax.errors.ConcretizationTypeError:
    print("caught")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__"
# line = 7
# claim = "`range(n)` with a traced `n` raises `ConcretizationTypeError`."
# verdict = "wrong"
# see = "python-integer"
# ///
