import jax
import numpy as np

rng = np.random.default_rng(0)

def loss(w):
    return w * rng.normal()

slope, slope_jit = jax.grad(loss), jax.jit(jax.grad(loss))
print("grad:        ", *(f"{slope(1.0):.3f}" for _ in range(3)))
print("jit of grad: ", *(f"{slope_jit(1.0):.3f}" for _ in range(3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# ///
