import jax
import numpy as np

def callbacks(f, *args):
    """Names of the host callbacks of a program."""
    names = [e.primitive.name for e in jax.make_jaxpr(f)(*args).eqns]
    return [name for name in names if "callback" in name]

out = jax.ShapeDtypeStruct((), np.float32)
print(callbacks(lambda x: jax.pure_callback(np.sin, out, x) + 1, 1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
