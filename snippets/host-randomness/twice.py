import jax
import jax.numpy as jnp
import numpy as np

@jax.jit
def noisy(x):
    return x + np.random.normal(size=x.shape)

def test_noise_is_new_in_each_call():
    x = jnp.zeros(3)
    assert (noisy(x) != noisy(x)).any(), "no new noise"

test_noise_is_new_in_each_call()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "no new noise"
# line = 11
# highlight = [10]
# ///
