import jax
import jax.numpy as jnp

step = jax.jit(lambda p: jax.tree.map(lambda w: w + 1, p), donate_argnums=0)
mean = jax.jit(lambda a, p: jax.tree.map(lambda a, w: (a + w) / 2, a, p))

params = {"w": jnp.ones(3)}
average = jax.tree.map(jnp.copy, params)
params = step(params)
average = mean(average, params)
print(average["w"])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
