import jax.numpy as jnp

x = jnp.array([2, 0, 2])
print("nonzero:", jnp.nonzero(x, size=4)[0])
print("unique:", jnp.unique(x, size=4))
print("repeat:", jnp.repeat(jnp.arange(3), x, total_repeat_length=6))
print("with fill_value:", jnp.nonzero(x, size=4, fill_value=-1)[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [4, 5, 6]
# ///
