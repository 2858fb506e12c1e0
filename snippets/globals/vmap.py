import jax
import jax.numpy as jnp

rate = 1.0

@jax.jit
def f(x):
    return rate * x

print(f(jnp.float32(1.0)))
rate = 5.0
print("vmap:", jax.vmap(f)(jnp.ones(2)))
print("grad:", jax.grad(f)(jnp.float32(1.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [12, 13]
# ///
