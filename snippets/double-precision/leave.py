import jax
import jax.numpy as jnp

with jax.enable_x64(True):
    ids = jnp.array([2**40])
print(ids, ids.dtype)
print(ids + 1, (ids + 1).dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 7]
# warns = ["UserWarning: Explicitly requested dtype int64"]
# ///
