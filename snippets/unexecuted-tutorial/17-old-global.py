import jax
import jax.numpy as jnp

rate = 1.0


@jax.jit
def scale(x):
    return rate * x


print(f"rate = {rate}: {scale(jnp.ones(2))}")
rate = 5.0
print(f"rate = {rate}: {scale(jnp.ones(2))}")
print(f"a new shape: {scale(jnp.ones(3))}")
print(f"the old shape: {scale(jnp.ones(2))}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {scale = 2}
# claim = "Once compiled, a jitted function keeps the old value of a global."
# verdict = "half right"
# see = "globals"
# ///
