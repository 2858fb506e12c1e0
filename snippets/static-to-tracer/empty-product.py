import math
import jax, jax.numpy as jnp, numpy as np

x = jnp.array(2.0)
print(x.reshape(math.prod(x.shape)))
jax.jit(lambda x: x.reshape(np.prod(x.shape)))(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "got [np.float64(1.0)]"
# line = 6
# highlight = [6]
# ///
