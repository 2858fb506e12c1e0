import jax
import jax.numpy as jnp

def layer(x, w):
    return jnp.tanh(x @ w), None

def model(weights, x):
    return jax.lax.scan(layer, x, weights)[0]

layers = [jnp.eye(3) / (k + 1) for k in range(12)]
weights = jnp.stack(layers)
print(model(weights, jnp.ones(3)).shape)
print("equations:", len(jax.make_jaxpr(model)(weights, jnp.ones(3)).eqns))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
