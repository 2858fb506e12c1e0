import jax
import jax.numpy as jnp

@jax.jit
def plain_step(state, batch):
    return jax.tree.map(lambda w: w - batch.mean(), state)

step = jax.jit(plain_step, donate_argnums=0)
state, batch = {"w": jnp.ones(3), "b": jnp.ones(())}, jnp.ones(8)
state = step(state, batch)
print(jax.tree.map(jnp.shape, state), batch.is_deleted())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
