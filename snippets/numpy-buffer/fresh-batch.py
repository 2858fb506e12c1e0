import jax
import jax.numpy as jnp
import numpy as np

m = jnp.ones((1500, 1500))
mean = jax.jit(lambda m, x: (m @ m @ m).sum() * 0 + x.mean())
means = []
for step in range(3):
    batch = np.full(1000, step, np.float32)
    means.append(mean(m, batch))
print([float(x) for x in means])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
