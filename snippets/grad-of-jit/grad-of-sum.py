import jax
import jax.numpy as jnp

def coupled(x):
    return x * x.sum()

x = jnp.arange(1.0, 4.0)
print("grad of the sum:", jax.grad(lambda x: coupled(x).sum())(x))
print("jacobian:", jax.jacrev(coupled)(x).tolist())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
