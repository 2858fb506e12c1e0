import jax


@jax.jit
def inverse(x):
    return 1 / x


print(f"with jit: {inverse(0.0)}")
with jax.disable_jit():
    inverse(0.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ZeroDivisionError"
# says = "division by zero"
# line = 6
# claim = "For debugging, turn jit off: the function does the same, only slower."
# verdict = "wrong"
# see = "warm-up"
# ///
