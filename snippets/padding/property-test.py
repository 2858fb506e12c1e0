import jax
import jax.numpy as jnp
import numpy as np

mean = jax.jit(jnp.mean)

def test_padding_changes_nothing():
    x = jnp.array([1.0, 2.0, 3.0])
    for extra in (1, 5):
        padded = jnp.pad(x, (0, extra))
        np.testing.assert_allclose(mean(padded), mean(x))

test_padding_changes_nothing()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [11]
# raises = "AssertionError"
# says = "Not equal to tolerance"
# line = 11
# ///
