import jax


@jax.jit
def double(x):
    print("tracing")
    return 2 * x


double(jnp.arange(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "NameError"
# says = "jnp"
# line = 10
# claim = "The example of a side effect runs as shown."
# verdict = "wrong"
# see = "side-effects"
# ///
