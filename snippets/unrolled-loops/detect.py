import jax
import jax.numpy as jnp

def size(f, *args):
    """Number of equations of the program."""
    return len(jax.make_jaxpr(f)(*args).eqns)

def unrolled(x):
    for _ in range(100):
        x = jnp.sin(x)
    return x

print(size(unrolled, 1.0), "equations")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
