import jax.numpy as jnp
import numpy as np

for n in (10, 20, 30, 30):
    x = jnp.asarray(np.ones(n, np.float32))
    y = jnp.multiply(x, x)
print(y.shape)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# compiles = {multiply = 3}
# highlight = [6]
# ///
