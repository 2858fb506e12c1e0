import jax
import jax.numpy as jnp

def root(x):
    return jnp.where(x > 0, jnp.sqrt(x), 0.0)

def test_gradient_at_the_edge():
    for x in (-1.0, 0.0, 1e-30, 1.0, 1e30):
        x = jnp.float32(x)
        value, grad = jax.value_and_grad(root)(x)
        finite = jnp.isfinite(value) & jnp.isfinite(grad)
        print(x, value, grad)
        assert finite, f"not finite at {x}"

test_gradient_at_the_edge()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "not finite"
# line = 13
# highlight = [10, 11]
# ///
