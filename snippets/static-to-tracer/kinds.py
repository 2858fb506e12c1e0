import math
import jax, jax.numpy as jnp, numpy as np

N = jnp.array(3)

@jax.jit
def f(x):
    print("x.shape            ", x.shape)
    print("math.prod(x.shape) ", math.prod(x.shape))
    print("np.array(x.shape)  ", np.array(x.shape))
    print("jnp.array(x.shape) ", jnp.array(x.shape))
    print("jnp.array(3)       ", jnp.array(3))
    print("N, made outside    ", N)
    print("N + 1              ", N + 1)

f(jnp.ones((2, 3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
