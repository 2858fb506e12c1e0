import jax
import numpy as np

out = jax.ShapeDtypeStruct((), np.float32)
def refuse(x):
    raise ValueError("not today")

jax.jit(lambda x: jax.pure_callback(refuse, out, x))(1.0).block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.JaxRuntimeError"
# says = "not today"
# varies = ['(?s)  File .*?(?=\n\w+Error: )']
# highlight = [6, 8]
# ///
