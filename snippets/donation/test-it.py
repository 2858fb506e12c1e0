import jax
import jax.numpy as jnp

step = jax.jit(lambda s: jax.tree.map(jnp.sin, s), donate_argnums=0)
state = {"w": jnp.ones(3), "b": jnp.ones(())}
step(state)
kept = [k for k, x in state.items() if not x.is_deleted()]
assert not kept, f"not donated: {kept}"
print("all donated")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# ///
