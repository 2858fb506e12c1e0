import jax
import numpy as np

out = jax.ShapeDtypeStruct((2,), np.float32)
jax.jit(lambda x: jax.pure_callback(np.sin, out, x))(np.ones(3)).block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.JaxRuntimeError"
# says = "shape"
# varies = ['(?s)  File .*?(?=\n\w+Error: )']
# highlight = [5]
# ///
