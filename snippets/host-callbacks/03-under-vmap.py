import jax
import numpy as np

out = jax.ShapeDtypeStruct((), np.float32)
f = lambda x: jax.pure_callback(np.sin, out, x)
jax.vmap(f)(np.ones(3, np.float32))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "NotImplementedError"
# says = "vmap_method"
# highlight = [6]
# ///
