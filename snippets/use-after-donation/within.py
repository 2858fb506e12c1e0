import jax
import jax.numpy as jnp

step = lambda state, g: (state - g / 2, jnp.abs(state).max())
update = jax.jit(step, donate_argnums=0)

state, largest = update(jnp.ones(3), jnp.ones(3))
print(state, largest)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
