import jax

traces = 0


@jax.jit
def power(x, n):
    global traces
    traces += 1
    return jax.lax.fori_loop(0, n, lambda i, y: y * x, 1.0)


results = [float(power(2.0, n)) for n in (3, 5)]
print(f"n = 3, 5: {results}, traces {traces}")
jax.grad(power)(2.0, 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ValueError"
# says = "Reverse-mode differentiation does not work"
# line = 15
# claim = "The bound of `fori_loop` must be static."
# verdict = "wrong"
# see = "dynamic-trip-count"
# ///
