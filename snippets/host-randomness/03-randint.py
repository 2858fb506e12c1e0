import jax
import random

jax.jit(lambda n: random.randint(0, n))(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__()"
# line = 4
# highlight = [4]
# ///
