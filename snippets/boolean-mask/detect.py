import jax
import jax.numpy as jnp

def positive_sum(x):
    return x[x > 0].sum()

def test_positive_sum_traces():
    jax.eval_shape(positive_sum, jnp.ones(4))

test_positive_sum_traces()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "jax.errors.NonConcreteBooleanIndexError"
# says = "got bool[4]"
# line = 5
# highlight = [8]
# ///
