import jax
import jax.numpy as jnp

real = jnp.arange(4) < 0
x = jnp.zeros(4)
print(x.sum(where=real), x.mean(where=real))
print(jax.nn.softmax(jnp.where(real, x, -jnp.inf)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# ///
