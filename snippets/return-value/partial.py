import jax
import jax.numpy as jnp

def line(w, x):
    return w[0] + w[1] * x

@jax.jit
def fitted(w):
    return jax.tree_util.Partial(line, 2 * w)

predict = fitted(jnp.array([1.0, 0.5]))
print(predict(10.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
