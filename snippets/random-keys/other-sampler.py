import jax
import numpy as np

key = jax.random.key(0)
x = jax.random.normal(key, (1000,))
y = jax.random.uniform(key, (1000,))
print("same order:", np.array_equal(np.argsort(x), np.argsort(y)))
print(f"correlation: {np.corrcoef(x, y)[0, 1]:.2f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
