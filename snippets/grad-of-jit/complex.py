import jax
import jax.numpy as jnp

square = lambda z: z * z
size = lambda z: jnp.abs(z) ** 2
z = 1.0 + 2.0j
print(jax.grad(square, holomorphic=True)(z))
print(jax.grad(size)(z))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8]
# ///
