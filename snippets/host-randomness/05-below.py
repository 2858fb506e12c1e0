import jax
import random

@jax.jit
def explore(x, rate):
    return -x if random.random() < rate else x

explore(1.0, 0.1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 6
# highlight = [6]
# ///
