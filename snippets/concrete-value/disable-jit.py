import jax
import jax.numpy as jnp

def norm(x):
    return float(jnp.sum(x * x)) ** 0.5

x = jnp.array([3.0, 4.0])
with jax.disable_jit():
    print(jax.jit(norm)(x))
    jax.grad(norm)(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.ConcretizationTypeError"
# says = "The problem arose with the `float` function"
# line = 5
# highlight = [9, 10]
# ///
