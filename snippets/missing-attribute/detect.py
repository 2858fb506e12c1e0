import jax
import numpy as np

def mark(x):
    return x.at[0].set(7)

def test_mark_takes_what_users_pass():
    for f in (jax.jit(mark), mark):
        f(np.zeros(3))

test_mark_takes_what_users_pass()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AttributeError"
# says = "'numpy.ndarray' object has no attribute 'at'"
# line = 5
# highlight = [8, 9]
# ///
