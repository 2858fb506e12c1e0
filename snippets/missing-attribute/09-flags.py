import jax
import numpy as np

jax.jit(lambda x: x if x.flags.writeable else -x)(np.ones(3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "has no attribute flags"
# line = 4
# highlight = [4]
# ///
