import jax
import jax.numpy as jnp

a = jnp.ones((2000, 2000))
jobs = [jax.jit(lambda a: a[0, 0]), jax.jit(lambda a: jnp.sin(a @ a))]
[job(a).block_until_ready() for job in jobs]
small, large = [job(a) for job in jobs]
small.block_until_ready()
print("all done:", large.is_ready())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
