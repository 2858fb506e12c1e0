import jax
import jax.numpy as jnp
import numpy as np

np.set_printoptions(precision=3, suppress=True)

@jax.jit
def softmax(x, n):
    real = jnp.arange(x.size) < n
    return jax.nn.softmax(jnp.where(real, x, -jnp.inf))

x = jnp.array([1.0, 2.0, 3.0])
padded = jnp.pad(x, (0, 1))
print("raw    ", np.asarray(jax.nn.softmax(x)))
print("padded ", np.asarray(jax.nn.softmax(padded)))
print("masked ", np.asarray(softmax(padded, 3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10]
# ///
