import jax
import jax.numpy as jnp

xs = jnp.arange(3)
last, _ = jax.lax.scan(lambda s, x: (s + x, None), 0.0, xs)
print(last, jax.typeof(last), "from", jax.typeof(xs))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# ///
