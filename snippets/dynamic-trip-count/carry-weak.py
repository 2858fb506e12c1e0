import jax
import jax.numpy as jnp

for xs in (jnp.arange(4.0), jnp.arange(4, dtype=jnp.float16)):
    weak = jax.lax.scan(lambda s, x: (s + x, None), 0.0, xs)[0]
    like = jax.lax.scan(lambda s, x: (s + x, None), jnp.zeros_like(xs[0]), xs)[0]
    print(xs.dtype, weak.dtype, like.dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 6]
# ///
