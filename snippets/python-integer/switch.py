import jax

@jax.jit
def layer(i, x):
    return jax.lax.switch(i, [jax.nn.relu, jax.nn.tanh, jax.nn.silu], x)

print(layer(0, -1.0), layer(1, -1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {layer = 1}
# ///
