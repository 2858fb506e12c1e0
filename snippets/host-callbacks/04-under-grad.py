import jax
import numpy as np

out = jax.ShapeDtypeStruct((), np.float32)
f = lambda x: jax.pure_callback(np.sin, out, x)
jax.grad(f)(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "do not support JVP"
# highlight = [6]
# ///
