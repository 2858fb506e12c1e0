import jax
import jax.numpy as jnp

jax.config.update("jax_check_static_indices", True)
x = jnp.arange(3.0)
print("argument:", jax.jit(lambda x, i: x[i])(x, 7))
print("array:   ", x[jnp.array([7])])
print("set:     ", x.at[7].set(9))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6, 7, 8]
# ///
