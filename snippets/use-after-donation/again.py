import jax
import jax.numpy as jnp

step = lambda state, g: state - g / 2
update = jax.jit(step, donate_argnums=0)

state, g = jnp.ones(3), jnp.ones(3)
new = update(state, g)
print(new)
print(state)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "RuntimeError"
# says = "Array has been deleted"
# highlight = [5, 10]
# ///
