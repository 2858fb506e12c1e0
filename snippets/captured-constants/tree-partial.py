import jax
import jax.numpy as jnp

table = jnp.ones((1000, 1000))
run = jax.jit(lambda f, x: f(x))
f = jax.tree_util.Partial(lambda t, x: x + t.sum(), table)
print(run(f, 1.0))
print(len(jax.make_jaxpr(lambda f, x: f(x))(f, 1.0).consts), "captured")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
