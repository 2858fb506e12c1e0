import jax
import jax.numpy as jnp

def predict(params, x):
    return params["w"] * x + params["b"]

params = {"w": 2.0, "b": jnp.arange(3.0)}
axes = ({"w": None, "b": 0}, 0)
print(jax.vmap(predict, in_axes=axes)(params, jnp.ones(3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
