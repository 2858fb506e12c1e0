import jax
import jax.numpy as jnp

for f in (jnp.sinc, jnp.log1p, jax.scipy.special.xlogy, jax.nn.softplus):
    arguments = (0.0, 2.0) if f is jax.scipy.special.xlogy else (0.0,)
    print(f.__name__, f(*arguments), jax.grad(f)(*arguments))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# ///
