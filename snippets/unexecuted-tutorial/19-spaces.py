import jax
import jax.numpy as jnp


@jax.jit
def sums(xs):
    return jax.lax.scan(lambda t, x: (t + x, t + x), 0.0, xs)[1]


print(sums(jnp.array([1.0, 2.0, 3.0, 4.0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# claim = "The running sums of 1, 2, 3, 4 print as `[1. 3. 6. 10.]`."
# verdict = "wrong"
# see = "dynamic-trip-count"
# ///
