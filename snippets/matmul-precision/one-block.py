import jax
import jax.numpy as jnp

@jax.jit
def f(a):
    b = a @ a
    with jax.default_matmul_precision("highest"):
        return b @ b

print(jax.make_jaxpr(f)(jnp.ones((2, 2))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# traces = {f = 1}
# ///
