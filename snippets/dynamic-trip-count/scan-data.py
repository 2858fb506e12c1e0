import jax
import jax.numpy as jnp

@jax.jit
def total(xs):
    return jax.lax.scan(lambda s, x: (s + x**2, s), 0.0, xs)

last, partial_sums = total(jnp.arange(4.0))
print(last, partial_sums)
print(jax.grad(lambda xs: total(xs)[0])(jnp.arange(4.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
